import HTMLRendering
import Paravent
import Testing

@Suite struct SheetMarkupTests {
  private static func open(_ label: String = "Sheet", inert: Bool = false, close: String = "") -> String {
    "<div class=\"pv-sheet\"\(inert ? " inert" : "")><div class=\"pv-panel\" role=\"dialog\" aria-modal=\"true\" "
      + "aria-label=\"\(label)\"\(inert ? "" : " tabindex=\"-1\" autofocus")>\(close)<div class=\"pv-content pv-margin\" tabindex=\"0\">"
  }

  private static func closeButton(_ value: String) -> String {
    "<div class=\"pv-panelbar\"><button class=\"pv-b pv-close\" type=\"submit\" name=\"action\" value=\"\(value)\" "
      + "aria-label=\"Close\"></button></div>"
  }

  private static let end = "</div></div></div>"

  @Test func `A sheet is a dialog over a screen that is out of reach`() {
    let node = Sample.text("A").presenting(Sample.text("B"))
    #expect(
      node.html == "<div class=\"pv-embed\" inert><p class=\"pv-t\">A</p></div>" + Self.open()
        + "<p class=\"pv-t\">B</p>" + Self.end)
    #expect(
      node.page().hasSuffix(
        "<main><h1 class=\"pv-hide\">Paravent</h1><div class=\"pv-root pv-margin\" inert><p class=\"pv-t\">A</p></div>"
          + Self.open()
          + "<p class=\"pv-t\">B</p>" + Self.end + "</main>\n</body>\n</html>\n"))
  }

  @Test func `A bound sheet has a button that posts what closes it, in the form of the screen`() {
    let node = Sample.button([Sample.handler("a")]).presenting(Sample.text("B"), "T & U", boundTo: "state.x") {
      $0.onDismiss = [.navigate("/")]
    }
    let value = "[{&quot;set&quot;:{&quot;state.x&quot;:false}},{&quot;navigate&quot;:&quot;/&quot;}]"
    #expect(
      node.html
        == "<form method=\"post\"><button type=\"submit\" disabled hidden></button><div class=\"pv-embed\" inert>"
        + "<button class=\"pv-b\" type=\"submit\" name=\"action\" value=\"{&quot;handler&quot;:&quot;a&quot;}\">"
        + "<span class=\"pv-t\">Save</span></button></div>" + Self.open("T &amp; U", close: Self.closeButton(value))
        + "<p class=\"pv-t\">B</p>" + Self.end + "</form>")
    #expect(Sample.text("A").presenting(Sample.text("B"), boundTo: "state.x").page().components(of: "<form") == 1)
  }

  @Test func `What a sheet posts stands in a form`() {
    let node = Sample.text("A").presenting(Sample.button([Sample.handler("a")]))
    #expect(node.page(HTMLOptions(actionURL: "/act")).contains("<form method=\"post\" action=\"/act\"><button"))
    #expect(!node.html.contains("Close"))
  }

  @Test func `Only the sheet in front is in reach, and one in a sheet is in front of it`() {
    let node = Sample.text("A").presenting(Sample.text("1").presenting(Sample.text("2"))).presenting(Sample.text("3"))
    let expected = ["1", "2", "3"].map {
      Self.open(inert: $0 != "3") + "<p class=\"pv-t\">\($0)</p>" + Self.end
    }
    #expect(node.html == "<div class=\"pv-embed\" inert><p class=\"pv-t\">A</p></div>" + expected.joined())
  }

  @Test func `A sheet has the language, the direction and the colours of its place`() {
    let node = Sample.text("A").presenting(Sample.symbol("chevron.forward")).surroundings {
      ($0.layoutDirection, $0.locale, $0.colorScheme) = (.rightToLeft, "ar", .dark)
    }
    let html = Sample.column([node, Sample.text("B").presenting(Sample.text("C"))]).html
    #expect(html.contains("<div class=\"pv-sheet pv-dark\" lang=\"ar\" dir=\"rtl\" inert>"))
    #expect(html.contains("pv-flip"))
    #expect(html.contains("<div class=\"pv-sheet\"><div"))
  }

  @Test func `A list in a sheet stands on its ground`() {
    let page = Sample.text("A").presenting(Sample.list([Sample.text("B")])).page()
    #expect(page.contains("<div class=\"pv-panel pv-grouped\" role=\"dialog\""))
    #expect(page.contains("<div class=\"pv-content\" tabindex=\"0\">"))
    #expect(page.contains("<body class=\"pv pv-page\">"))
  }

  @Test func `A page has the rules of sheets where it has one, none of them moving`() {
    let page = Sample.text("A").presenting(Sample.text("B")).page()
    #expect(page.contains(".pv-sheet{position:fixed;") && page.contains(".pv-sheet{--pv-background:var("))
    #expect(!page.contains("transition:") && !page.contains("<script") && !page.contains("style=\""))
    #expect(!Sample.text("A").page().contains(".pv-sheet"))
  }

  @Test func `A sheet changes nothing of the row that its view stands in`() {
    let plain = Sample.row([Sample.text("A"), Sample.spacer, Sample.text("B")])
    let hung = Sample.row([Sample.text("A").presenting(Sample.text("1")), Sample.spacer, Sample.text("B")])
    #expect(hung.html.hasPrefix("<div class=\"pv-embed\" inert>\(plain.html)</div><div class=\"pv-sheet\">"))
  }

  @Test func `Ids of the screen and of its sheets differ, and descriptions stand where they are in reach`() {
    let section = Sample.section(Sample.text("H"), [])
    let described = section.heard { $0.hint = "hint" }
    let html = Sample.column([described]).presenting(described).html
    #expect(html.contains("id=\"pvh1\"") && html.contains("id=\"pvh2\""))
    #expect(html.contains("<span id=\"pvd1\" hidden>hint</span></div><div class=\"pv-sheet\">"))
    #expect(html.contains("<span id=\"pvd2\" hidden>hint</span></div></div></div>"))
  }
}

extension ResolvedNode {
  fileprivate func presenting(
    _ content: ResolvedNode, _ label: String? = nil, boundTo binding: String? = nil,
    _ change: (inout ResolvedSheet) -> Void = { _ in }
  ) -> ResolvedNode {
    var sheet = ResolvedSheet(content: content, label: label)
    sheet.binding = binding
    change(&sheet)
    return wrapped(.sheet(sheet))
  }
}
