import HTMLRendering
import Paravent
import Testing

/// The exact markup of texts.
@Suite struct TextMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a text",
      Sample.text("Hi"),
      #"<p class="pv-t">Hi</p>"#),
    MarkupCase(
      "a text in a font",
      Sample.text("Hi", Sample.headline),
      #"<p class="pv-t pv-0">Hi</p>"#),
    MarkupCase(
      "a text in a colour",
      Sample.text("Hi", Sample.body, Sample.red),
      #"<p class="pv-t pv-0">Hi</p>"#),
    MarkupCase(
      "a text of at most two lines",
      Sample.text("Hi", lineLimit: 2),
      #"<p class="pv-t pv-0">Hi</p>"#),
    MarkupCase(
      "a text with a long word",
      Sample.text("Donaudampfschifffahrtsgesellschaft"),
      #"<p class="pv-t pv-u">Donaudampfschifffahrtsgesellschaft</p>"#),
    MarkupCase(
      "runs and a symbol",
      Sample.runs,
      #"""
      <p class="pv-t"><svg class="pv-gr" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><g \#
      id="pvi-circle"><path d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"/></g>\#
      </svg> a <span class="pv-0">b</span></p>
      """#),
    MarkupCase(
      "italic runs",
      Sample.italicRuns,
      #"<p class="pv-t pv-0"><span class="pv-1">a</span>a<span class="pv-2">a</span></p>"#),
    MarkupCase(
      "markup in a text",
      Sample.text("90&deg; & <b>AT&T</b> \"it's\""),
      #"<p class="pv-t">90&amp;deg; &amp; &lt;b&gt;AT&amp;T&lt;/b&gt; &quot;it&#39;s&quot;</p>"#),
    MarkupCase(
      "spaces and line breaks",
      Sample.text("a  b\n\tc\r\nd\re"),
      #"""
      <p class="pv-t">a  b
      \#tc
      d
      e</p>
      """#),
    MarkupCase(
      "control characters",
      Sample.text("a\u{0}\u{1B}[2J\u{7F}\u{9B}\u{FFFF}\u{1FFFE}b"),
      #"<p class="pv-t">a\#u{FFFD}\#u{FFFD}[2J\#u{FFFD}\#u{FFFD}\#u{FFFD}\#u{FFFD}b</p>"#),
    MarkupCase(
      "other scripts",
      Sample.text("é 中 👩‍🌾 \u{FFFD} \u{A0}"),
      #"<p class="pv-t">é 中 👩‍🌾 \#u{FFFD} \#u{A0}</p>"#),
    MarkupCase(
      "a text that is called something else",
      Sample.text("5°").named("Five <degrees>"),
      #"""
      <p class="pv-t pv-label"><span class="pv-hide">Five &lt;degrees&gt;</span><span aria-hidden="true">\#
      5°</span></p>
      """#),
    MarkupCase(
      "a text with an id",
      Sample.text("x").identified("card/title[0] \"é<"),
      #"<p class="pv-t" id="pv-card/title[0]%20&quot;é&lt;">x</p>"#),
    MarkupCase(
      "a text that is not read out",
      Sample.text("x").hidden,
      #"<p class="pv-t" aria-hidden="true">x</p>"#),
  ]
}
