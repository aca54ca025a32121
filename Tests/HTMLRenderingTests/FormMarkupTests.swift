import HTMLRendering
import Paravent
import Testing

/// The exact markup of links, toggles, fields, pickers and progress views.
@Suite struct FormMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a link",
      Sample.link("https://a.example/?a&b"),
      #"""
      <a class="pv-b" href="https://a.example/?a&amp;b" rel="noopener noreferrer"><span class="pv-t">Go</span></a>
      """#),
    MarkupCase(
      "a link to nowhere",
      Sample.link(nil),
      #"<a class="pv-b" role="link" aria-disabled="true"><span class="pv-t">Go</span></a>"#),
    MarkupCase(
      "a link that is off",
      Sample.link("/a", isEnabled: false),
      #"<a class="pv-b" role="link" aria-disabled="true"><span class="pv-t">Go</span></a>"#),
    MarkupCase(
      "a link to a screen in a row",
      Sample.list([Sample.link("/n", .navigation)]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-rb pv-r"><a class="\#
      pv-b pv-nl" href="/n"><span class="pv-t">Go</span></a></li></ul></div>
      """#),
    MarkupCase(
      "a switch",
      Sample.toggle(.switch),
      #"""
      <label class="pv-s pv-tg"><span class="pv-tl"><span class="pv-t">Wi-Fi</span></span><input class="pv-0 pv-sw\#
      " type="checkbox" role="switch" checked></label>
      """#),
    MarkupCase(
      "a check box that is off",
      Sample.toggle(.checkbox, isOn: false, isEnabled: false),
      #"""
      <label class="pv-tg"><input class="pv-0 pv-cb" type="checkbox" disabled><span class="pv-tl"><span class="pv-\#
      t">Wi-Fi</span></span></label>
      """#),
    MarkupCase(
      "a toggle as a button",
      Sample.toggle(.button),
      #"<button class="pv-0 pv-tb pv-b" type="button" aria-pressed="true"><span class="pv-t">Wi-Fi</span></button>"#),
    MarkupCase(
      "a toggle of a style's own",
      Sample.toggle(.custom, isOn: false),
      #"""
      <button class="pv-b" type="button" role="switch" aria-checked="false"><span class="pv-t">Wi-Fi</span></button>
      """#),
    MarkupCase(
      "a switch that is called something",
      Sample.toggle(.switch).padding().heard { $0.label = "It" },
      #"""
      <div class="pv-s pv-0 pv-w"><label class="pv-tg"><span class="pv-tl"><span class="pv-t">Wi-Fi</span></span><\#
      input class="pv-1 pv-sw" type="checkbox" role="switch" checked aria-label="It"></label></div>
      """#),
    MarkupCase(
      "a field",
      Sample.field("Name", text: "A & B", prompt: "Yours"),
      #"""
      <label class="pv-s pv-f"><span class="pv-hide">Name</span><input class="pv-in" type="text" value="A &amp; B"\#
       placeholder="Yours"></label>
      """#),
    MarkupCase(
      "a secure field",
      Sample.field("Code", text: "s3cret", isSecure: true, isEnabled: false, .roundedBorder),
      #"""
      <label class="pv-s pv-f"><span class="pv-hide">Code</span><input class="pv-in pv-ib" type="password" placeho\#
      lder="Code" disabled></label>
      """#),
    MarkupCase(
      "a search field",
      Sample.field("Find").heard { $0.traits = [.isSearchField] },
      #"""
      <label class="pv-s pv-f"><span class="pv-hide">Find</span><input class="pv-in" type="search" placeholder="Fi\#
      nd"></label>
      """#),
    MarkupCase(
      "a menu",
      Sample.picker(.menu),
      #"""
      <label class="pv-0 pv-pk"><span class="pv-hide"><span class="pv-t">Colour</span></span><span class="pv-pm"><\#
      select><option value="Red">Red</option><option value="Blue" selected>Blue</option></select></span></label>
      """#),
    MarkupCase(
      "a menu without a choice",
      Sample.picker(.menu, selection: nil, isEnabled: false),
      #"""
      <label class="pv-0 pv-pk"><span class="pv-hide"><span class="pv-t">Colour</span></span><span class="pv-pm"><\#
      select disabled><option value="" disabled hidden selected>–</option><option value="Red">Red</option><option\#
       value="Blue">Blue</option></select></span></label>
      """#),
    MarkupCase(
      "a choice without words",
      Sample.picker(.menu, [""], selection: ""),
      #"""
      <label class="pv-0 pv-pk"><span class="pv-hide"><span class="pv-t">Colour</span></span><span class="pv-pm"><\#
      select><option value="" selected>\#u{A0}</option></select></span></label>
      """#),
    MarkupCase(
      "a menu in a row",
      Sample.list([Sample.picker(.menu, ["a"])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-r"><label class="pv\#
      -0 pv-pk"><span class="pv-tl"><span class="pv-t">Colour</span></span><span class="pv-pm"><select><option val\#
      ue="" disabled hidden selected>–</option><option value="a">a</option></select></span></label></li></ul></div>
      """#),
    MarkupCase(
      "radio buttons",
      Sample.column([Sample.picker(.segmented), Sample.picker(.inline, isEnabled: false)]),
      #"""
      <div class="pv-s pv-v pv-ac pv-gap"><fieldset class="pv-s pv-0 pv-sg"><legend class="pv-hide"><span class="p\#
      v-t">Colour</span></legend><label class="pv-so"><input class="pv-sr" type="radio" name="pvg1" value="Red"><s\#
      pan class="pv-sl"><span class="pv-t">Red</span></span></label><label class="pv-so"><input class="pv-sr" type\#
      ="radio" name="pvg1" value="Blue" checked><span class="pv-sl"><span class="pv-t">Blue</span></span></label><\#
      /fieldset><fieldset class="pv-s pv-0 pv-il"><legend class="pv-ll"><span class="pv-t">Colour</span></legend><\#
      label class="pv-io"><input class="pv-sr" type="radio" name="pvg2" value="Red" disabled><span class="pv-tl"><\#
      span class="pv-t">Red</span></span></label><label class="pv-io"><input class="pv-sr" type="radio" name="pvg2\#
      " value="Blue" checked disabled><span class="pv-tl"><span class="pv-t">Blue</span></span></label></fieldset>\#
      </div>
      """#),
    MarkupCase(
      "radio buttons in a header",
      Sample.section(Sample.picker(.segmented), []),
      #"""
      <section class="pv-s pv-ac pv-gap pv-v" aria-labelledby="pvh1"><h2 id="pvh1"><span class="pv-0 pv-sg" role="\#
      radiogroup" aria-label="Colour"><label class="pv-so"><input class="pv-sr" type="radio" name="pvg1" value="Re\#
      d"><span class="pv-sl"><span class="pv-t">Red</span></span></label><label class="pv-so"><input class="pv-sr"\#
       type="radio" name="pvg1" value="Blue" checked><span class="pv-sl"><span class="pv-t">Blue</span></span></la\#
      bel></span></h2></section>
      """#),
    MarkupCase(
      "radio buttons in a row",
      Sample.list([Sample.picker(.inline, ["a"])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-rb pv-rx pv-r"><fie\#
      ldset class="pv-0 pv-il"><legend class="pv-ll"><span class="pv-t">Colour</span></legend><label class="pv-io"\#
      ><input class="pv-sr" type="radio" name="pvg1" value="a"><span class="pv-tl"><span class="pv-t">a</span></sp\#
      an></label></fieldset></li></ul></div>
      """#),
    MarkupCase(
      "a bar",
      Sample.progress(0.25, .linear, Sample.text("L"), value: Sample.text("25 %")),
      #"""
      <div class="pv-s pv-0 pv-v pv-pg"><label class="pv-pl"><span class="pv-t">L</span><progress class="pv-bar" m\#
      ax="1" value="0.25" aria-valuetext="25 %"></progress></label><p class="pv-t">25 %</p></div>
      """#),
    MarkupCase(
      "a bar that nobody knows",
      Sample.progress(nil),
      #"<div class="pv-s pv-0 pv-v pv-pg"><progress class="pv-bar" max="1" aria-label="Progress"></progress></div>"#),
    MarkupCase(
      "a spinner",
      Sample.progress(nil, .circular),
      #"""
      <div class="pv-0 pv-v pv-ac pv-gap"><span class="pv-spin" role="progressbar" aria-label="Progress"></span></\#
      div>
      """#),
    MarkupCase(
      "a ring",
      Sample.progress(2, .circular, Sample.text("L")),
      #"""
      <div class="pv-0 pv-v pv-ac pv-gap"><span class="pv-1 pv-ring" role="progressbar" aria-label="L" aria-valuem\#
      in="0" aria-valuemax="1" aria-valuenow="1.0"></span><p class="pv-t">L</p></div>
      """#),
  ]
}
