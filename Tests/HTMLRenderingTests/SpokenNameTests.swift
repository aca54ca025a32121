import HTMLRendering
import Paravent
import Testing

/// What controls and groups are called where their parts say it.
@Suite struct SpokenNameTests {
  @Test func `A name is cut at a word, whatever the text is as long as`() {
    let long = String(repeating: "words and ", count: 20_000)
    let html = Sample.row([Sample.text(long), Sample.button([])]).wrapped(
      .tap(ResolvedTap(actions: [], isEnabled: true))
    ).html
    #expect(html.contains("words…\"") || html.contains("and…\""))
    #expect(html.utf8.count < long.utf8.count + 2_000)
  }

  @Test func `Views around views do not repeat a long text`() {
    let long = String(repeating: "words and ", count: 2_000)
    var node = Sample.row([Sample.text(long), Sample.button([])])
    for _ in 0..<100 {
      node = node.heard { $0.children = .combine }.wrapped(.tap(ResolvedTap(actions: [], isEnabled: true)))
    }
    #expect(node.html.utf8.count < 400_000)
  }

  @Test func `Of views of which one fits the first is heard`() {
    let fits = Sample.fits([Sample.text("Long version"), Sample.text("Short")])
    let html = fits.heard { $0.children = .combine }.html
    #expect(html.contains(#"aria-label="Long version""#), "\(html)")
  }

  @Test func `A group whose parts are controls alone has no name that repeats them`() {
    let html = Sample.row([Sample.button([])]).heard { $0.children = .combine }.html
    #expect(html.hasPrefix(#"<div class="pv-w" role="group"><div"#), "\(html)")
  }

  @Test func `A bar in a button says its share in percent`() {
    let html = Sample.button([], Sample.column([Sample.text("Metric"), Sample.progress(1.0 / 3)])).html
    #expect(html.contains(#"aria-valuetext="33 %""#), "\(html)")
  }

  @Test(arguments: [
    Sample.button([Sample.handler("a")]), Sample.link("/a"),
    Sample.text("a").wrapped(.tap(ResolvedTap(actions: [], isEnabled: true))),
  ])
  func `A control that is a heading stands in one`(control: ResolvedNode) {
    let html = control.heard { $0.headingLevel = 3 }.html
    #expect(html.contains(#"<h3 class="pv-w"><button"#) || html.contains(#"<h3 class="pv-w"><a"#), "\(html)")
    #expect(html.contains("</button></h3>") || html.contains("</a></h3>"))
    #expect(control.heard { $0.headingLevel = 1 }.page().components(of: "<h1") == 1)
    let inner = Sample.section(control.heard { $0.traits = [.isHeader] }, []).html
    #expect(inner.components(of: "<h2") == 1, "\(inner)")
  }

  @Test func `A link around a toggle and a count is called what is switched as well`() {
    let html = Sample.link("/a", .navigation, Sample.row([Sample.toggle(), Sample.text("3")])).html
    #expect(html.contains(#"aria-label="Wi-Fi, 3""#), "\(html)")
  }

  @Test func `A picture that says nothing is not described`() {
    let image = Sample.image("a.png", isDecorative: true).heard { ($0.hint, $0.traits) = ("H", [.isSelected]) }
    #expect(!image.html.contains("aria-"), "\(image.html)")
  }

  @Test func `A hidden section in a list holds nothing that takes the focus`() {
    let html = Sample.list([Sample.section(Sample.button([]), [Sample.text("a")]).hidden]).html
    #expect(html.contains(#"aria-hidden="true""#) && html.contains(#"tabindex="-1""#), "\(html)")
  }

  @Test func `A section in a list is read as one`() {
    let section = Sample.section(Sample.text("Cost"), [Sample.text("7 €")], footer: Sample.text("with tax"))
    let html = Sample.list([section.heard { $0.children = .combine }]).html
    #expect(html.contains(#"<div class="pv-w" role="group" aria-label="Cost, 7 €, with tax"><section"#), "\(html)")
    #expect(html.contains(#"aria-hidden="true""#))
  }
}
