import HTMLRendering
import Paravent
import Testing

@Suite struct FragmentTests {
  @Test func `Fragments of one page share rules, symbols and ids`() {
    let section = Sample.section(Sample.text("H"), [])
    let trees = [Sample.symbol("circle").padding(3), Sample.symbol("circle").padding(3), section, section]
    let result = HTMLRenderer().renderFragments(trees.map { ResolvedTree(root: $0) })
    let fragments = result.fragments.map { String(decoding: $0, as: UTF8.self) }
    #expect(fragments[0].contains("<g id=\"pvi-circle\">"))
    #expect(fragments[1].contains("<use href=\"#pvi-circle\"/>"))
    #expect(fragments[2].contains("<h2 id=\"pvh1\">"))
    #expect(fragments[3].contains("<h2 id=\"pvh2\">"))
    #expect(String(decoding: result.styleSheet, as: UTF8.self).components(of: "padding-block:3px") == 1)
  }

  @Test(arguments: [("chevron.forward", true), ("arrow.backward", true), ("chevron.right", false), ("forward", false)])
  func `A symbol that follows reading is mirrored where that is to the left`(name: String, mirrors: Bool) {
    var tree = ResolvedTree(root: Sample.symbol(name))
    #expect(!fragment(of: tree).contains("pv-flip"))
    tree.layoutDirection = .rightToLeft
    #expect(fragment(of: tree).contains("pv-flip") == mirrors)
  }

  @Test func `A part that is read to the left turns its symbols and moves alone`() {
    let symbol = Sample.symbol("chevron.forward").wrapped(.offset(x: 3, y: 0))
    let tree = ResolvedTree(root: Sample.row([symbol.surroundings { $0.layoutDirection = .rightToLeft }, symbol]))
    #expect(fragment(of: tree).components(of: "pv-flip") == 1)
    #expect(Sample.row([symbol.surroundings { $0.layoutDirection = .rightToLeft }]).rules.contains("-3px"))
  }

  private func fragment(of tree: ResolvedTree) -> String {
    String(decoding: HTMLRenderer(options: HTMLOptions(isFragment: true)).render(tree), as: UTF8.self)
  }
}
