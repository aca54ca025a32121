import HTMLRendering
import Paravent
import Testing

@Suite struct PageTests {
  @Test func `A text is a complete page`() {
    var tree = ResolvedTree(root: Sample.text("Hello"))
    tree.title = "Tom & Ada"
    tree.locale = "ar-EG"
    tree.layoutDirection = .rightToLeft
    let page = String(decoding: HTMLRenderer().render(tree), as: UTF8.self)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"ar-EG\" dir=\"rtl\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(page.contains("<title>Tom &amp; Ada</title>"))
    #expect(page.hasSuffix("<main class=\"pv-root pv-margin\"><p class=\"pv-t\">Hello</p></main>\n</body>\n</html>\n"))
  }

  @Test func `A screen that shows nothing is a page all the same`() {
    let page = String(decoding: HTMLRenderer().render(ResolvedTree(root: nil)), as: UTF8.self)
    #expect(page.contains("<title>Paravent</title>"))
    #expect(page.hasSuffix("<main class=\"pv-root pv-margin\"></main>\n</body>\n</html>\n"))
  }

  @Test func `A page has neither scripts nor styles on elements`() {
    let page = Sample.button([Sample.handler("save")]).padding().background(Sample.blue).page()
    #expect(!page.contains("<script"))
    #expect(!page.contains("style=\""))
  }

  @Test func `A fragment is one element in the tree's language`() {
    let fragment = Sample.text("Hello").page(HTMLOptions(isFragment: true))
    #expect(
      fragment == "<div lang=\"und\" dir=\"ltr\" class=\"pv pv-embed\"><p class=\"pv-t\">Hello</p></div>\n")
  }

  @Test func `Whatever posts stands in one form`() {
    let button = Sample.button([Sample.handler("save")])
    let fragment = Sample.row([button, button]).page(HTMLOptions(isFragment: true, actionURL: "/act?a=1&b=\"2"))
    #expect(
      fragment.contains(
        "class=\"pv\"><form method=\"post\" action=\"/act?a=1&amp;b=%222\" class=\"pv-embed\"><div"))
    #expect(fragment.components(of: "<form") == 1)
  }

  @Test(arguments: ["javascript:alert(1)", "//evil.example", "data:text/html,x"])
  func `A form posts to no URL off the list`(url: String) {
    let page = Sample.button([Sample.handler("save")]).page(HTMLOptions(actionURL: url))
    #expect(page.contains("<form method=\"post\" class=\"pv-root pv-margin\">"))
  }

  @Test func `A page for one scheme has no values for the other`() {
    let node = Sample.text("Hi", Sample.body, Sample.blue)
    let light = node.page(HTMLOptions(colorScheme: .light))
    let dark = node.page(HTMLOptions(colorScheme: .dark))
    #expect(light.contains("#007aff") && !light.contains("#0a84ff") && !light.contains("prefers-color-scheme"))
    #expect(dark.contains("#0a84ff") && !dark.contains("#007aff") && !dark.contains("prefers-color-scheme"))
    #expect(node.page().contains("@media (prefers-color-scheme:dark)"))
    #expect(node.page().contains("@media (prefers-contrast:more)"))
  }

  @Test func `A part in a scheme of its own has that scheme's values in all surroundings`() {
    let part = Sample.text("Hi", Sample.body, Sample.blue).surroundings { $0.colorScheme = .dark }
    for scheme in [nil, HTMLOptions.ColorScheme.light, .dark] {
      let page = part.page(HTMLOptions(colorScheme: scheme))
      #expect(page.contains(".pv-dark{--pv-c0:#ffffff;") && page.contains("<p class=\"pv-dark pv-t pv-0\">"))
    }
    #expect(!Sample.text("Hi").page().contains(".pv-dark{--pv-c0"))
  }

  @Test func `The first title of a page is its first heading`() {
    let page = Sample.navigation("A", Sample.navigation("B", Sample.list([]))).page()
    #expect(page.components(of: "<h1") == 1 && page.contains(">A</h1>") && page.contains(">B</h2>"))
    #expect(page.contains("<body class=\"pv pv-page pv-grouped\">"))
  }

  @Test(arguments: [Sample.toggle(), Sample.field("a"), Sample.picker(.menu), Sample.progress(nil)])
  func `A page has the rules of controls where it has one`(control: ResolvedNode) {
    #expect(control.page().contains(".pv-sw{"))
    #expect(!Sample.text("a").page().contains(".pv-sw{"))
  }

  @Test func `Every class in a page has a rule`() throws {
    let page = Sample.list([
      Sample.section(Sample.text("H"), [Sample.button([Sample.handler("x")]), Sample.symbol("no.such")]),
      Sample.overlay([Sample.image("a.png", isResizable: true), Sample.spacer, Sample.symbol("circle")]),
      Sample.row([Sample.text("x").named("y"), Sample.divider, Sample.image("")], .bottom),
      Sample.column([Sample.text("x").frame(maxWidth: 9), Sample.divider, Sample.spacer], .trailing),
      Sample.toggle(.switch), Sample.toggle(.checkbox), Sample.toggle(.button), Sample.field("a", .roundedBorder),
      Sample.picker(.menu), Sample.picker(.segmented), Sample.picker(.inline), Sample.link("/a", .navigation),
      Sample.progress(0.5, .linear, Sample.text("x")), Sample.progress(nil, .circular), Sample.progress(1, .circular),
      Sample.navigation("T", Sample.scroll([.horizontal, .vertical], Sample.shape(.circle).overlay(Sample.text("x")))),
      Sample.grid([
        [Sample.text("x").wrapped(.hidden), Sample.text("y").wrapped(.fixedSize([.horizontal, .vertical]))]
      ]),
      Sample.text("x").changingText { ($0.isRedacted, $0.alignment) = (true, .trailing) },
      Sample.text("x").surroundings { $0.colorScheme = .dark },
    ]).page()
    let sheet = try #require(page.split(separator: "</style>").first)
    let classes = page.split(separator: " class=\"").dropFirst().flatMap {
      $0.prefix { $0 != "\"" }.split(separator: " ")
    }
    for name in Set(classes) {
      #expect(sheet.contains(".\(name){") || sheet.contains(".\(name)::") || sheet.contains(".\(name) "), "\(name)")
    }
  }

  @Test func `The same tree gives the same bytes`() {
    let tree = ResolvedTree(root: Sample.list((0..<50).map { Sample.text("\($0)").padding(Double($0)) }))
    #expect(HTMLRenderer().render(tree) == HTMLRenderer().render(tree))
  }

  @Test func `Every rule of the style sheet is closed and every declaration terminated`() {
    let node = Sample.column([
      Sample.image("a.png").wrapped(.clip(.circle)).wrapped(.opacity(0.5)).frame(width: 100, height: 100),
      Sample.text("x").background(Sample.red, in: .circle).padding(.nan).frame(maxWidth: .infinity),
    ])
    let sheet = node.styleSheet
    #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
    let declarations = sheet.split(separator: "{").dropFirst().map { $0.prefix { $0 != "}" } }
    #expect(declarations.allSatisfy { $0.contains(".pv") || $0 == "to" || $0.hasSuffix(";") })
    #expect(!node.rules.contains("nan") && !node.rules.contains("inf"))
  }
}

extension ResolvedNode {
  fileprivate var styleSheet: String {
    String(decoding: HTMLRenderer().styleSheet(for: ResolvedTree(root: self)), as: UTF8.self)
  }
}

extension String {
  func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
