import HTMLRendering
import Paravent
import Testing

/// The exact markup of controls.
@Suite struct ControlMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let save = [Sample.handler("save")]

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a button",
      Sample.button(save),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-b" type="submit" name="action" value="{&quot;\#
      handler&quot;:&quot;save&quot;}"><span class="pv-t">Save</span></button></form>
      """#),
    MarkupCase(
      "a button that is off",
      Sample.button(save, isEnabled: false),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-b" type="submit" name="action" value="{&quot;\#
      handler&quot;:&quot;save&quot;}" disabled><span class="pv-t">Save</span></button></form>
      """#),
    MarkupCase(
      "a button that does nothing",
      Sample.button([]),
      #"<button class="pv-b" type="button"><span class="pv-t">Save</span></button>"#),
    MarkupCase(
      "a button that does two things",
      Sample.button([.dismiss, .openURL("https://a.example/?a&b")]),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-b" type="submit" name="action" value="[{&quot;\#
      dismiss&quot;:true},{&quot;openURL&quot;:&quot;https://a.example/?a&amp;b&quot;}]"><span class="pv-t">\#
      Save</span></button></form>
      """#),
    MarkupCase(
      "a handler with quotes",
      Sample.button([Sample.handler("a\"b\\c\n")]),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-b" type="submit" name="action" value="{&quot;\#
      handler&quot;:&quot;a\&quot;b\\c\n&quot;}"><span class="pv-t">Save</span></button></form>
      """#),
    MarkupCase(
      "a link",
      Sample.button([.openURL("https://a.example/?a&b")]),
      #"""
      <a class="pv-b" href="https://a.example/?a&amp;b" rel="noopener noreferrer"><span class="pv-t">\#
      Save</span></a>
      """#),
    MarkupCase(
      "a link to another screen",
      Sample.button([.navigate("/next")]),
      #"<a class="pv-b" href="/next"><span class="pv-t">Save</span></a>"#),
    MarkupCase(
      "a link that is off",
      Sample.button([.navigate("/next")], isEnabled: false),
      #"<a class="pv-b" role="link" aria-disabled="true"><span class="pv-t">Save</span></a>"#),
    MarkupCase(
      "a link to nowhere good",
      Sample.button([.openURL(" JaVaScRiPt:x")]),
      #"<a class="pv-b" role="link" aria-disabled="true"><span class="pv-t">Save</span></a>"#),
    MarkupCase(
      "a button in a button",
      Sample.button(save, Sample.row([Sample.text("a"), Sample.button([.dismiss], Sample.text("b"))])),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><div class="pv-hold"><button class="pv-b pv-cover" type="submit" name="action" \#
      value="{&quot;handler&quot;:&quot;save&quot;}" aria-label="a"></button><div class="pv-h pv-ac pv-gap"><p \#
      class="pv-t">a</p><button class="pv-b" type="submit" name="action" value="{&quot;dismiss&quot;:true}"><span \#
      class="pv-t">b</span></button></div></div></form>
      """#),
    MarkupCase(
      "a view that acts when tapped",
      Sample.column([Sample.text("a"), Sample.divider]).wrapped(.tap(ResolvedTap(actions: save, isEnabled: true))),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-s pv-b" type="submit" name="action" value="{&quot;\#
      handler&quot;:&quot;save&quot;}"><span class="pv-v pv-ac pv-gap"><span class="pv-t">a</span><span \#
      class="pv-s pv-d" role="separator"></span></span></button></form>
      """#),
    MarkupCase(
      "a list in a button",
      Sample.button([], Sample.list([Sample.section(Sample.text("H"), [Sample.text("a")])])),
      #"""
      <button class="pv-s pv-y pv-b" type="button"><span class="pv-lg pv-li pv-list"><span><span class="pv-lh">\#
      <span class="pv-t">H</span></span><span class="pv-rows"><span class="pv-r"><span class="pv-t">a</span>\#
      </span></span></span></span></button>
      """#),
    MarkupCase(
      "a button that is not read out",
      Sample.button(save).hidden,
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><button class="pv-b" aria-hidden="true" type="submit" name="action" \#
      value="{&quot;handler&quot;:&quot;save&quot;}" tabindex="-1"><span class="pv-t">Save</span></button>\#
      </form>
      """#),
    MarkupCase(
      "a button that is called something",
      Sample.button(save, Sample.text("x")).padding().named("Save \"it\""),
      #"""
      <form method="post" class="pv-embed"><button type="submit" disabled hidden></button><div class="pv-0 pv-w"><button class="pv-b" type="submit" \#
      name="action" value="{&quot;handler&quot;:&quot;save&quot;}" aria-label="Save &quot;it&quot;"><span \#
      class="pv-t">x</span></button></div></form>
      """#),
  ]
}
