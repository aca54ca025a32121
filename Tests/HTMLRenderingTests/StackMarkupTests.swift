import HTMLRendering
import Paravent
import Testing

/// The exact markup of stacks, spacers and dividers.
@Suite struct StackMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a price keeps its width beside a long name",
      Sample.row([Sample.text("A name that is much too long for a row"), Sample.spacer, Sample.text("3.40 €")]),
      #"""
      <div class="pv-s pv-h pv-ac"><p class="pv-t">A name that is much too long for a row</p><span \#
      class="pv-sh"></span><p class="pv-sn pv-t">3.40 €</p></div>
      """#),
    MarkupCase(
      "a row",
      Sample.row([Sample.text("a"), Sample.text("b")]),
      #"<div class="pv-h pv-ac pv-gap"><p class="pv-t">a</p><p class="pv-t">b</p></div>"#),
    MarkupCase(
      "no gap beside a spacer",
      Sample.row([Sample.text("a"), Sample.spacer, Sample.text("b"), Sample.text("c")]),
      #"""
      <div class="pv-s pv-h pv-ac"><p class="pv-t">a</p><span class="pv-sh"></span><p class="pv-t">b</p><p \#
      class="pv-bh pv-t">c</p></div>
      """#),
    MarkupCase(
      "a spacing of its own stays beside a spacer",
      Sample.row([Sample.text("a"), Sample.spacer, Sample.text("b")], spacing: 10),
      #"""
      <div class="pv-s pv-h pv-ac pv-0"><p class="pv-t">a</p><span class="pv-sh"></span><p class="pv-t">b</p>\#
      </div>
      """#),
    MarkupCase(
      "a spacer that is at least 20 points long",
      Sample.row([ResolvedNode(.spacer(minLength: 20)), Sample.text("b")]),
      #"<div class="pv-s pv-h pv-ac"><span class="pv-0"></span><p class="pv-t">b</p></div>"#),
    MarkupCase(
      "a spacer beside a view that takes all",
      Sample.row([Sample.spacer, Sample.text("b").frame(maxWidth: .infinity)]),
      #"""
      <div class="pv-s pv-h pv-ac"><span class="pv-sn pv-0"></span><div class="pv-x pv-1 pv-w"><p class="pv-t">\#
      b</p></div></div>
      """#),
    MarkupCase(
      "a spacer in a column",
      Sample.column([Sample.text("a"), Sample.spacer]),
      #"<div class="pv-y pv-v pv-ac"><p class="pv-t">a</p><span class="pv-sv"></span></div>"#),
    MarkupCase(
      "a spacer alone",
      Sample.spacer,
      #"<span class="pv-sb"></span>"#),
    MarkupCase(
      "no gap between texts in a column",
      Sample.column([Sample.text("a"), Sample.text("b")], .leading),
      #"<div class="pv-v pv-as"><p class="pv-t">a</p><p class="pv-t">b</p></div>"#),
    MarkupCase(
      "gaps that differ",
      Sample.column([Sample.text("a"), Sample.text("b"), Sample.text("c").padding()], .trailing),
      #"""
      <div class="pv-v pv-ae"><p class="pv-t">a</p><p class="pv-t">b</p><p class="pv-bv pv-0 pv-t">c</p></div>
      """#),
    MarkupCase(
      "no gap between the texts of inner stacks",
      Sample.column([Sample.column([Sample.text("a")]), Sample.row([Sample.text("b")])]),
      #"""
      <div class="pv-v pv-ac"><div class="pv-v pv-ac"><p class="pv-t">a</p></div><div class="pv-h pv-ac"><p \#
      class="pv-t">b</p></div></div>
      """#),
    MarkupCase(
      "a negative spacing",
      Sample.column([Sample.text("a"), Sample.text("b")], spacing: -4),
      #"<div class="pv-v pv-ac"><p class="pv-t">a</p><p class="pv-0 pv-t">b</p></div>"#),
    MarkupCase(
      "a stack of nothing",
      Sample.column([]),
      #"<div class="pv-v pv-ac"></div>"#),
    MarkupCase(
      "a row on the first baseline",
      Sample.row([Sample.text("a"), Sample.text("b")], .firstTextBaseline),
      #"<div class="pv-h pv-af pv-gap"><p class="pv-t">a</p><p class="pv-t">b</p></div>"#),
    MarkupCase(
      "a row at the bottom",
      Sample.row([Sample.text("a"), Sample.text("b")], .bottom),
      #"<div class="pv-h pv-ae pv-gap"><p class="pv-t">a</p><p class="pv-t">b</p></div>"#),
    MarkupCase(
      "views one over another",
      Sample.overlay(
        [Sample.text("a"), Sample.text("b").frame(maxWidth: .infinity)],
        Alignment(horizontal: .trailing, vertical: .top)),
      #"""
      <div class="pv-s pv-z pv-je pv-as"><p class="pv-t">a</p><div class="pv-e pv-0 pv-w"><p class="pv-t">b</p>\#
      </div></div>
      """#),
    MarkupCase(
      "a divider in a column",
      Sample.column([Sample.text("a"), Sample.divider]),
      #"<div class="pv-s pv-v pv-ac pv-gap"><p class="pv-t">a</p><hr class="pv-s pv-d"></div>"#),
    MarkupCase(
      "a divider in a row",
      Sample.row([Sample.text("a"), Sample.divider]),
      #"""
      <div class="pv-y pv-h pv-ac pv-gap"><p class="pv-t">a</p><span class="pv-s pv-dv" role="separator" \#
      aria-orientation="vertical"></span></div>
      """#),
    MarkupCase(
      "a row that is called something",
      Sample.row([Sample.text("a")]).named("Both"),
      #"<div class="pv-h pv-ac" role="group" aria-label="Both"><p class="pv-t">a</p></div>"#),
  ]
}
