import HTMLRendering
import Paravent
import Testing

/// Pointers reach a control behind a view where the view draws nothing.
@Suite struct LayerTests {
  private static let wide: ResolvedNode = Sample.text("a").frame(maxWidth: .infinity)

  private static let layered: [@Sendable (ResolvedNode) -> ResolvedNode] = [
    { Sample.overlay([$0, wide]) }, { $0.overlay(wide) },
    { control in wide.padding().wrapped(.background(ResolvedBackground(.view(control, .center)))) },
    { Sample.overlay([$0, Sample.column([Sample.text("a"), Sample.spacer])]) },
  ]

  @Test(arguments: layered)
  func `Boxes in front of a control let pointers through`(layers: @Sendable (ResolvedNode) -> ResolvedNode) {
    #expect(layers(Sample.button([])).html.contains("pv-no"))
    #expect(!layers(Sample.text("b")).html.contains("pv-no"))
  }

  @Test func `What draws in front of a control keeps pointers`() {
    let front = Sample.text("a").padding().background(Sample.red)
    let html = Sample.overlay([Sample.button([]), front]).html
    #expect(!html.contains("pv-no"), "\(html)")
  }

  @Test func `What is tapped in a window reaches a control below its content, in the window`() {
    let html = Sample.button([Sample.handler("a")], Sample.scroll(.vertical, Sample.text("b")).frame(height: 99)).html
    #expect(html.contains(#"tabindex="0"><div class="pv-hw pv-hold"><button class="pv-b pv-cover""#), "\(html)")
    #expect(html.contains(#"aria-label="b"></button><p class="pv-t">b</p></div>"#))
  }

  @Test func `Padding in front of a control is apart from the text in it`() {
    let html = Sample.overlay([Sample.button([]), Sample.text("a").padding()]).html
    #expect(html.contains(#"<div class="pv-0 pv-no pv-w"><p class="pv-t">a</p></div>"#), "\(html)")
  }
}
