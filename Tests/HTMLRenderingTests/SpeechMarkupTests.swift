import HTMLRendering
import Paravent
import Testing

/// The exact markup of what only assistive technology hears.
@Suite struct SpeechMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a heading",
      Sample.text("a").heard { $0.traits = [.isHeader] },
      #"<h2 class="pv-t">a</h2>"#),
    MarkupCase(
      "a row as a heading",
      Sample.row([Sample.text("a")]).heard { $0.headingLevel = 3 },
      #"<div class="pv-h pv-ac" role="heading" aria-level="3"><p class="pv-t">a</p></div>"#),
    MarkupCase(
      "a value and a hint",
      Sample.text("a").heard { ($0.hint, $0.value, $0.identifier) = ("H", "V", "I") },
      #"""
      <p class="pv-t" data-testid="I" aria-describedby="pvd1 pvd2">a</p><span id="pvd1" hidden>V</span><span id="p\#
      vd2" hidden>H</span>
      """#),
    MarkupCase(
      "a button that is chosen",
      Sample.button([]).heard { ($0.hint, $0.traits) = ("H", [.isSelected, .updatesFrequently]) },
      #"""
      <button class="pv-b" type="button" aria-pressed="true" aria-live="polite" aria-describedby="pvd1"><span clas\#
      s="pv-t">Save</span></button><span id="pvd1" hidden>H</span>
      """#),
    MarkupCase(
      "a button that is a switch",
      Sample.button([]).heard { $0.traits = [.isToggle] },
      #"""
      <button class="pv-b" type="button" role="switch" aria-checked="false"><span class="pv-t">Save</span></button>
      """#),
    MarkupCase(
      "a switch with a hint",
      Sample.toggle(.switch).heard { ($0.label, $0.hint) = ("It", "H") },
      #"""
      <label class="pv-s pv-tg"><span class="pv-tl"><span class="pv-t">Wi-Fi</span></span><input class="pv-0 pv-sw\#
      " type="checkbox" role="switch" checked aria-label="It" aria-describedby="pvd1"></label><span id="pvd1" hidd\#
      en>H</span>
      """#),
    MarkupCase(
      "a text as a picture",
      Sample.text("a").heard {
        $0.traits = [.isImage]; $0.label = "Pic"
      },
      #"<p class="pv-t" role="img" aria-label="Pic">a</p>"#),
    MarkupCase(
      "a row as a switch",
      Sample.row([Sample.text("a")]).heard {
        $0.traits = [.isToggle, .isSelected]; $0.label = "T"
      },
      #"<div class="pv-h pv-ac" role="switch" aria-checked="true" aria-label="T"><p class="pv-t">a</p></div>"#),
    MarkupCase(
      "views read as one",
      Sample.row([Sample.text("a"), Sample.image("a.png")]).heard { $0.children = .combine },
      #"""
      <div class="pv-w" role="group" aria-label="a, A cat"><div class="pv-h pv-ac pv-gap" aria-hidden="true"><p cl\#
      ass="pv-sn pv-t">a</p><img class="pv-i" src="a.png" alt="A cat" loading="lazy"></div></div>
      """#),
    MarkupCase(
      "views read as one beside a control",
      Sample.row([Sample.text("a"), Sample.button([])]).heard { $0.children = .combine },
      #"""
      <div class="pv-w" role="group" aria-label="a"><div class="pv-h pv-ac pv-gap"><p class="pv-t">a</p><button\#
       class="pv-b" type="button"><span class="pv-t">Save</span></button></div></div>
      """#),
    MarkupCase(
      "views that are passed over",
      Sample.row([Sample.text("a")]).heard {
        $0.children = .ignore; $0.label = "All"
      },
      #"""
      <div class="pv-w" role="group" aria-label="All"><div class="pv-h pv-ac" aria-hidden="true"><p class="pv-t">a\#
      </p></div></div>
      """#),
    MarkupCase(
      "views in a group",
      Sample.row([Sample.text("a")]).heard { $0.children = .contain },
      #"<div class="pv-w" role="group"><div class="pv-h pv-ac"><p class="pv-t">a</p></div></div>"#),
  ]
}
