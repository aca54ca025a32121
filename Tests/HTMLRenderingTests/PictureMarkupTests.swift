import HTMLRendering
import Paravent
import Testing

/// The exact markup of pictures and symbols.
@Suite struct PictureMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  @Test func `Another URL is written for a picture where the caller has one for exactly its own`() {
    let options = HTMLOptions(isFragment: true, pictureURLs: ["/a.png": "/a.png?v=1&w=2", "/b.png": "javascript:x()"])
    let sources = ["/a.png": "/a.png?v=1&amp;w=2", "/a.png?x": "/a.png?x", "a.png": "a.png", "/A.png": "/A.png"]
    for (source, written) in sources {
      #expect(Sample.image(source).page(options).contains("src=\"\(written)\""), "\(source)")
    }
    #expect(!Sample.image("/b.png").page(options).contains("javascript"))
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a picture",
      Sample.image("/a.png?b&c"),
      #"<img class="pv-i" src="/a.png?b&amp;c" alt="A cat" loading="lazy">"#),
    MarkupCase(
      "a decorative picture",
      Sample.image("a.png", isDecorative: true),
      #"<img class="pv-i" src="a.png" alt="" loading="lazy">"#),
    MarkupCase(
      "a picture that is called something else",
      Sample.image("a.png").named("Tom's \"best\" <b>&"),
      #"""
      <img class="pv-i" src="a.png" alt="Tom&#39;s &quot;best&quot; &lt;b&gt;&amp;" loading="lazy">
      """#),
    MarkupCase(
      "a picture that fits a height",
      Sample.image("a.png", isResizable: true).wrapped(.aspectRatio(nil, .fit)).frame(height: 75),
      #"""
      <div class="pv-0 pv-w"><img class="pv-1 pv-if" src="a.png" alt="A cat" loading="lazy"></div>
      """#),
    MarkupCase(
      "a picture that fills a height",
      Sample.image("a.png", isResizable: true).wrapped(.aspectRatio(nil, .fill)).frame(height: 75),
      #"""
      <div class="pv-s pv-0 pv-w"><img class="pv-ir pv-ic" src="a.png" alt="A cat" loading="lazy"></div>
      """#),
    MarkupCase(
      "a picture of a fixed size in a circle",
      Sample.image("a.png", isResizable: true).frame(width: 50, height: 40).wrapped(.clip(.circle)),
      #"""
      <div class="pv-0 pv-1 pv-w"><img class="pv-2" src="a.png" alt="A cat" loading="lazy"></div>
      """#),
    MarkupCase(
      "a picture that takes what it is offered",
      Sample.image("a.png", isResizable: true),
      #"<img class="pv-s pv-y pv-iw" src="a.png" alt="A cat" loading="lazy">"#),
    MarkupCase(
      "a picture of a ratio in a frame",
      Sample.image("a.png", isResizable: true).wrapped(.aspectRatio(2, .fit)).frame(width: 100, height: 100),
      #"""
      <div class="pv-0 pv-w"><div class="pv-1 pv-w"><img class="pv-2" src="a.png" alt="A cat" loading="lazy">\#
      </div></div>
      """#),
    MarkupCase(
      "a picture of a ratio",
      Sample.image("a.png", isResizable: true).wrapped(.aspectRatio(2, .fit)),
      #"""
      <div class="pv-s pv-0 pv-w"><img class="pv-ir" src="a.png" alt="A cat" loading="lazy"></div>
      """#),
    MarkupCase(
      "a picture on a circle",
      Sample.image("a.png").background(Sample.red, in: .circle),
      #"<div class="pv-0 pv-w"><img class="pv-i" src="a.png" alt="A cat" loading="lazy"></div>"#),
    MarkupCase(
      "a symbol",
      Sample.symbol("circle"),
      #"""
      <svg class="pv-g" viewBox="0 0 16 16" role="img" aria-label="circle"><g id="pvi-circle"><path d="M8 15A7 \#
      7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"/></g></svg>
      """#),
    MarkupCase(
      "a symbol that is called something else",
      Sample.symbol("circle").named("Ring"),
      #"""
      <svg class="pv-g" viewBox="0 0 16 16" role="img" aria-label="Ring"><g id="pvi-circle"><path d="M8 15A7 7 \#
      0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"/></g></svg>
      """#),
    MarkupCase(
      "a decorative symbol, twice",
      Sample.row([Sample.symbol("circle", isDecorative: true), Sample.symbol("circle", isDecorative: true)]),
      #"""
      <div class="pv-h pv-ac pv-gap"><svg class="pv-g" viewBox="0 0 16 16" aria-hidden="true" \#
      focusable="false"><g id="pvi-circle"><path d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 \#
      0 0 0 0 16z"/></g></svg><svg class="pv-g" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><use \#
      href="#pvi-circle"/></svg></div>
      """#),
    MarkupCase(
      "a symbol that takes what it is offered",
      Sample.symbol("circle", isResizable: true).frame(width: 20, height: 10),
      #"""
      <div class="pv-0 pv-w"><svg class="pv-1 pv-gx" viewBox="0 0 16 16" preserveAspectRatio="none" role="img" \#
      aria-label="circle"><g id="pvi-circle"><path d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 \#
      8 0 0 0 0 16z"/></g></svg></div>
      """#),
    MarkupCase(
      "a symbol that nobody knows",
      Sample.symbol("no.such<"),
      #"<span class="pv-gn" role="img" aria-label="no such&lt;"></span>"#),
  ]
}
