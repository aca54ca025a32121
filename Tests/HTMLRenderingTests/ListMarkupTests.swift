import HTMLRendering
import Paravent
import Testing

/// The exact markup of lists and sections.
@Suite struct ListMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "rows",
      Sample.list([Sample.text("a"), Sample.row([Sample.text("b"), Sample.spacer])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-r"><p \#
      class="pv-t">a</p></li><li class="pv-rx pv-r"><div class="pv-h pv-ac"><p class="pv-t">b</p><span \#
      class="pv-sh"></span></div></li></ul></div>
      """#),
    MarkupCase(
      "a button takes all of its row",
      Sample.list([Sample.button([])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-rb pv-r">\#
      <button class="pv-b" type="button"><span class="pv-t">Save</span></button></li></ul></div>
      """#),
    MarkupCase(
      "a bordered button does not",
      Sample.list([ResolvedNode(.button(ResolvedButton(actions: [], appearance: .bordered, label: Sample.text("x"))))]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-r"><button \#
      class="pv-b" type="button"><span class="pv-t">x</span></button></li></ul></div>
      """#),
    MarkupCase(
      "sections",
      Sample.list(
        [
          Sample.section(Sample.text("H"), [Sample.text("a")], footer: Sample.text("f")), Sample.section(nil, []),
          Sample.text("b"),
        ], .plain),
      #"""
      <div class="pv-s pv-y pv-lp pv-list"><section aria-labelledby="pvh1"><h2 class="pv-lh" id="pvh1"><span \#
      class="pv-t">H</span></h2><ul class="pv-rows" role="list"><li class="pv-r"><p class="pv-t">a</p></li>\#
      </ul><div class="pv-lf"><p class="pv-t">f</p></div></section><div></div><ul class="pv-rows" role="list">\#
      <li class="pv-r"><p class="pv-t">b</p></li></ul></div>
      """#),
    MarkupCase(
      "a section that is called something else",
      Sample.list([Sample.section(Sample.text("H"), [Sample.text("a")]).named("Best")], .grouped),
      #"""
      <div class="pv-s pv-y pv-lg pv-list"><section role="group" aria-label="Best"><h2 class="pv-lh"><span \#
      class="pv-t">H</span></h2><ul class="pv-rows" role="list"><li class="pv-r"><p class="pv-t">a</p></li>\#
      </ul></section></div>
      """#),
    MarkupCase(
      "a section outside of a list",
      Sample.section(Sample.text("H"), [Sample.text("a")]),
      #"""
      <section class="pv-ac pv-gap pv-v" aria-labelledby="pvh1"><h2 id="pvh1"><span class="pv-t">H</span></h2>\#
      <p class="pv-t">a</p></section>
      """#),
    MarkupCase(
      "a section in a section",
      Sample.section(Sample.text("H"), [Sample.section(Sample.text("I"), [])]),
      #"""
      <section class="pv-ac pv-gap pv-v" aria-labelledby="pvh1"><h2 id="pvh1"><span class="pv-t">H</span></h2>\#
      <section class="pv-ac pv-gap pv-v" aria-labelledby="pvh2"><h3 id="pvh2"><span class="pv-t">I</span></h3>\#
      </section></section>
      """#),
    MarkupCase(
      "a list that looks inset",
      Sample.list([], .inset),
      #"<div class="pv-s pv-y pv-lp pv-li pv-list"></div>"#),
    MarkupCase(
      "a list on a colour",
      Sample.list([]).background(Sample.red),
      #"<div class="pv-s pv-y pv-0 pv-w"><div class="pv-lg pv-li pv-list"></div></div>"#),
    MarkupCase(
      "a list in a sidebar",
      Sample.list([], .sidebar),
      #"<div class="pv-s pv-y pv-ls pv-list"></div>"#),
  ]
}
