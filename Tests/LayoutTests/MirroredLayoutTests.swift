import Layout
import Paravent
import Testing

@Suite struct MirroredLayoutTests {
  @Test(arguments: mirrored)
  func `Leading is on the right in languages that are read so`(_ row: LayoutCase) {
    #expect(row.frames(mirrored: true) == row.expected)
  }

  static let mirrored: [LayoutCase] = [
    LayoutCase("row", 300, nil, row([text("A"), text("B")]), "A 18 0 10 20", "B 0 0 10 20"),
    LayoutCase(
      "leading column", 300, nil, column(aligned: .leading, [text("Title"), text("Sub")]), "Title 0 0 50 20",
      "Sub 20 20 30 20"),
    LayoutCase("leading padding", 300, nil, text("A").padding(leading: 30).id("p"), "p 0 0 40 20", "A 0 0 10 20"),
    LayoutCase("leading frame", 300, nil, text("A").frame(width: 50, .leading), "A 40 0 10 20"),
    LayoutCase("list row", 300, nil, list([text("A")]), "A 274 3 10 20"),
    LayoutCase(
      "overflow", 300, nil, row(spacing: 0, [box("a", 200, 20), box("b", 200, 20)]).frame(width: 300, .leading),
      "a 100 0 200 20", "b -100 0 200 20"),
  ]

  @Test func `A page starts at its leading edge`() {
    var tree = ResolvedTree(root: text("A"))
    tree.layoutDirection = .rightToLeft
    let page = LayoutPage(tree, width: 300, metrics: PointMetrics())
    #expect(page.root?.frame == LayoutFrame(x: 290, y: 0, width: 10, height: 20))
  }
}
