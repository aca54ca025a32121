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
      "grid", 300, nil, grid(aligned: .topLeading, horizontal: 0, [cells(text("A"), text("Hello"))]), "A 50 0 10 20",
      "Hello 0 0 50 20"),
    LayoutCase(
      "offset", 300, nil, row(spacing: 0, [text("A").offset(5, 0), text("B")]), "A 5 0 10 20", "B 0 0 10 20"),
    LayoutCase(
      "overlay", 300, nil, text("Hello").overlay(box("b", 10, 10), .bottomTrailing), "Hello 0 0 50 20", "b 0 10 10 10"),
    LayoutCase(
      "a part that is not", 300, nil,
      column(
        aligned: .leading, spacing: 0, [text("Title"), row(spacing: 0, [text("A"), text("B")]).reading(.leftToRight)]),
      "Title 0 0 50 20", "A 30 20 10 20", "B 40 20 10 20"),
    LayoutCase("toggle", 300, nil, toggle(text("A")), "A 290 5 10 20", "switch 0 0 50 30"),
    LayoutCase(
      "window", 60, 20, scroll(.horizontal, text("Hello World")).id("s"), "s 0 0 60 20", "Hello World -50 0 110 20"),
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
