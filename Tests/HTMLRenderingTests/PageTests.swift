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
    #expect(
      page.hasSuffix(
        "<main class=\"pv-root pv-margin\"><h1 class=\"pv-hide\">Tom &amp; Ada</h1><p class=\"pv-t\">Hello</p></main>\n</body>\n</html>\n"
      ))
  }

  @Test func `A screen that shows nothing is a page all the same`() {
    let page = String(decoding: HTMLRenderer().render(ResolvedTree(root: nil)), as: UTF8.self)
    #expect(page.contains("<title>Paravent</title>"))
    #expect(
      page.hasSuffix("<main class=\"pv-root pv-margin\"><h1 class=\"pv-hide\">Paravent</h1></main>\n</body>\n</html>\n")
    )
  }

  @Test func `A page has neither scripts nor styles on elements`() {
    let page = Sample.button([Sample.handler("save")]).padding().background(Sample.blue).page()
    #expect(!page.contains("<script"))
    #expect(!page.contains("style=\""))
  }

  @Test(arguments: [
    (#"*;\:x.png"#, "'self'"), (#"a\;form-action;:x.png"#, "'self'"), (#"a,\:x.png"#, "'self'"),
    ("https:x.png", "https://x.png"), (#"http:\x/a.png"#, "http://x"), ("https://u:p@h/a", "https://h"),
    ("https://*.h/", "https:"), ("https://h;script-src *", "https:"), ("https://[::1]/", "https:"),
    ("https://h:/", "https:"), ("https://h:a:b", "https:"), ("https://h%2eb/a", "https:"), ("https://é/", "https:"),
    ("https://" + String(repeating: "h", count: 260), "https:"),
  ])
  func `No address of a picture says anything in a policy but where the picture is`(url: String, source: String) {
    #expect(
      Sample.image(url).policy()
        == "default-src 'none'; style-src 'sha256-…'; img-src \(source); form-action 'none'; base-uri 'none'")
  }

  @Test func `Of many hosts a policy names the schemes`() {
    let images = (0..<20).map { Sample.image("https://h\($0)/a.png") }
    #expect(Sample.row(images).policy().contains("; img-src https:; "))
  }

  @Test func `Rules that differ by less than CSS says are one`() {
    let texts = (0..<50).map { Sample.text("a").padding(1 + Double($0) * 1e-9) }
    #expect(Sample.row(texts).rules == ".pv-0{padding-block:1px;padding-inline:1px;}")
  }

  @Test func `The language of the outermost view is that of the page`() {
    let page = Sample.text("a").surroundings { ($0.locale, $0.layoutDirection) = ("ar", .rightToLeft) }.page()
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">"))
    // Space around such a view keeps the sides that it has.
    let padded = Sample.text("a").surroundings { $0.layoutDirection = .rightToLeft }
      .wrapped(.padding(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0)))
    #expect(padded.page().contains("<html lang=\"und\" dir=\"ltr\">"))
  }

  @Test func `A page has a script where a caller names one, whose digest its policy allows`() throws {
    let options = HTMLOptions(actionURL: "https://api.example/a", scriptURL: "/page.js", eventsURL: "/events?a=1&b=2")
    let page = HTMLRenderer(options: options).renderPage(
      ResolvedTree(root: Sample.button([Sample.handler("save")])))
    let text = String(decoding: page.bytes, as: UTF8.self)
    let integrity = try #require(text.split(separator: " integrity=\"").last?.prefix { $0 != "\"" })
    #expect(text.contains("<meta name=\"paravent-events\" content=\"/events?a=1&amp;b=2\">\n<script src=\"/page.js\" "))
    #expect(page.contentSecurityPolicy.contains("; script-src '\(integrity)'; connect-src 'self' https://api.example;"))
    #expect(!HTMLRenderer.script.isEmpty)
    #expect(!Sample.text("a").page(HTMLOptions(scriptURL: "javascript:alert(1)")).contains("<script"))
    #expect(!Sample.text("a").page(HTMLOptions(isFragment: true, scriptURL: "/page.js")).contains("<script"))
  }

  @Test func `A fragment is one element in the tree's language`() {
    let fragment = Sample.text("Hello").page(HTMLOptions(isFragment: true))
    #expect(
      fragment == "<div dir=\"ltr\" class=\"pv pv-embed\"><p class=\"pv-t\">Hello</p></div>\n")
  }

  @Test func `Whatever posts stands in one form`() {
    let button = Sample.button([Sample.handler("save")])
    let fragment = Sample.row([button, button]).page(HTMLOptions(isFragment: true, actionURL: "/act?a=1&b=\"2"))
    #expect(
      fragment.contains(
        "class=\"pv\"><form method=\"post\" action=\"/act?a=1&amp;b=%222\" class=\"pv-embed\"><button type=\"submit\" "
          + "disabled hidden></button><div"))
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
      #expect(page.contains("\n.pv-dark{--pv_") && page.contains("<p class=\"pv-dark pv-t pv_"))
      #expect(page.contains("\n.pv{--pv_") == (scheme == nil))
    }
    #expect(!Sample.text("Hi").page().contains(".pv-dark{--pv_"))
  }

  @Test func `The first title of a page is its first heading`() {
    let page = Sample.navigation("A", Sample.navigation("B", Sample.list([]))).page()
    #expect(page.components(of: "<h1") == 1 && page.contains(">A</h1>") && page.contains(">B</h2>"))
    #expect(page.contains("<body class=\"pv pv-page pv-grouped\">"))
  }

  @Test(arguments: [
    (Sample.toggle(), ".pv-sw{"), (Sample.field("a"), ".pv-in{"), (Sample.picker(.menu), ".pv-pm{"),
    (Sample.progress(nil, .circular), "@keyframes pv-spin{"), (Sample.divider, ".pv-d{"),
  ])
  func `A page has the rules that its views need and no others`(view: ResolvedNode, rule: String) {
    #expect(view.page().contains("\n" + rule))
    #expect(!Sample.text("a").page().contains(rule))
  }

  @Test func `A page's policy allows its style sheet, where its pictures come from, and where its form posts to`() {
    #expect(
      Sample.text("a").policy()
        == "default-src 'none'; style-src 'sha256-…'; form-action 'none'; base-uri 'none'")
    let pictures = Sample.row([
      Sample.image("https://example.com/a.png"), Sample.image("https://EXAMPLE.com:8080/b.png"), Sample.image("c.png"),
      Sample.button([Sample.handler("save")]),
    ])
    #expect(
      pictures.policy()
        == "default-src 'none'; style-src 'sha256-…'; img-src https://example.com https://example.com:8080 'self'; "
        + "form-action 'self'; base-uri 'none'")
    #expect(
      pictures.policy(HTMLOptions(actionURL: "https://api.example/act")).contains("form-action https://api.example;"))
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
