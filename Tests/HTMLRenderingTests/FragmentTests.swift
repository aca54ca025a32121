import HTMLRendering
import Paravent
import Testing

@Suite struct FragmentTests {
  @Test func `Fragments of one page share rules, symbols and ids`() {
    let section = Sample.section(Sample.text("H"), [])
    let trees = [Sample.symbol("circle").padding(3), Sample.symbol("circle").padding(3), section, section]
    let result = HTMLRenderer().renderFragments(trees.map { ResolvedTree(root: $0) })
    let fragments = result.fragments.map { String(decoding: $0, as: UTF8.self) }
    #expect(fragments[0].contains("-i-circle\"><path") && fragments[0].contains("<g id=\"pv_"))
    #expect(fragments[1].contains("-i-circle\"/>") && fragments[1].contains("<use href=\"#pv_"))
    #expect(fragments[2].contains("-h1\"><span") && fragments[2].contains("<h2 id=\"pv_"))
    #expect(fragments[3].contains("-h2\"><span") && fragments[3].contains("<h2 id=\"pv_"))
    #expect(String(decoding: result.styleSheet, as: UTF8.self).components(of: "padding-block:3px") == 1)
  }

  @Test func `Fragments that are made apart agree on the names of rules and on nothing else`() {
    let trees = ["one", "two"].map { name in
      var tree = ResolvedTree(
        root: Sample.section(Sample.text("H", Sample.body, Sample.blue), [Sample.symbol("circle")]))
      tree.screen = name
      return tree
    }
    let renderer = HTMLRenderer(options: HTMLOptions(isFragment: true))
    #expect(renderer.styleSheet(for: trees[0]) == renderer.styleSheet(for: trees[1]))
    let fragments = trees.map { String(decoding: renderer.render($0), as: UTF8.self) }
    let ids = fragments.map {
      Set($0.split(separator: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first })
    }
    #expect(ids[0].count == 2 && ids[0].isDisjoint(with: ids[1]))
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
