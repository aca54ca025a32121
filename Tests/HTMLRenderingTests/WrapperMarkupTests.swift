import HTMLRendering
import Paravent
import Testing

/// The exact markup of wrappers, and their rules.
@Suite struct WrapperMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
    #expect(item.node.rules == item.rules)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "padding",
      Sample.text("a").padding(),
      #"<p class="pv-0 pv-t">a</p>"#,
      rules: #".pv-0{padding-block:16px;padding-inline:16px;}"#),
    MarkupCase(
      "a background behind padding",
      Sample.text("a").padding().background(Sample.red),
      #"<p class="pv-0 pv-1 pv-t">a</p>"#,
      rules: #"""
        .pv-0{background:#ff0000;}
        .pv-1{padding-block:16px;padding-inline:16px;}
        """#),
    MarkupCase(
      "padding around a background",
      Sample.text("a").background(Sample.red).padding(),
      #"<div class="pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{padding-block:16px;padding-inline:16px;}
        .pv-1{background:#ff0000;}
        """#),
    MarkupCase(
      "padding around padding",
      Sample.text("a").padding(4).padding(8),
      #"<div class="pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{padding-block:8px;padding-inline:8px;}
        .pv-1{padding-block:4px;padding-inline:4px;}
        """#),
    MarkupCase(
      "padding that is no number",
      Sample.text("a").padding(.nan),
      #"<p class="pv-0 pv-t">a</p>"#,
      rules: #".pv-0{padding-block:0;padding-inline:0;}"#),
    MarkupCase(
      "two backgrounds",
      Sample.text("a").background(Sample.blue).background(Sample.red, in: .ellipse),
      #"<div class="pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{background:#ff0000;border-radius:50%;}
        .pv-1{background:var(--pv-c0);}
        """#),
    MarkupCase(
      "opacity twice",
      Sample.text("a").wrapped(.opacity(0.5)).wrapped(.opacity(0.5)),
      #"<div class="pv-0 pv-w"><p class="pv-0 pv-t">a</p></div>"#,
      rules: #".pv-0{opacity:.5;}"#),
    MarkupCase(
      "opacity beyond its range",
      Sample.text("a").wrapped(.opacity(.infinity)),
      #"<p class="pv-0 pv-t">a</p>"#,
      rules: #".pv-0{opacity:1;}"#),
    MarkupCase(
      "a border around padding",
      Sample.text("a").padding().wrapped(.border(ResolvedBorder(color: Sample.red, width: 2))),
      #"<p class="pv-0 pv-1 pv-t">a</p>"#,
      rules: #"""
        .pv-0{outline:2px solid #ff0000;outline-offset:-2px;}
        .pv-1{padding-block:16px;padding-inline:16px;}
        """#),
    MarkupCase(
      "a border around round corners",
      Sample.text("a").background(Sample.red, in: .capsule).wrapped(
        .border(ResolvedBorder(color: Sample.red, width: 2))),
      #"<div class="pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{outline:2px solid #ff0000;outline-offset:-2px;}
        .pv-1{background:#ff0000;border-radius:9999px;}
        """#),
    MarkupCase(
      "a circle cut to a rounded rectangle",
      Sample.text("a").background(Sample.red, in: .circle).wrapped(.clip(.roundedRectangle(cornerRadius: 4.5))),
      #"<p class="pv-0 pv-1 pv-t">a</p>"#,
      rules: #"""
        .pv-0{clip-path:inset(0 round 4.5px);}
        .pv-1{position:relative;isolation:isolate;}
        .pv-1::before{content:"";position:absolute;inset:0;z-index:-1;clip-path:circle(closest-side);\#
        background:#ff0000;}
        """#),
    MarkupCase(
      "a background behind a wide frame",
      Sample.text("a").frame(maxWidth: .infinity).background(Sample.red),
      #"<div class="pv-s pv-0 pv-1 pv-w"><p class="pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{background:#ff0000;}
        .pv-1{grid-template-columns:minmax(0,1fr);justify-items:center;align-items:center;}
        """#),
    MarkupCase(
      "a wide frame around a background",
      Sample.text("a").background(Sample.red).frame(maxWidth: .infinity),
      #"<div class="pv-s pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{grid-template-columns:minmax(0,1fr);justify-items:center;align-items:center;}
        .pv-1{background:#ff0000;}
        """#),
    MarkupCase(
      "a frame as wide as there is room, to a limit",
      Sample.text("a").frame(maxWidth: 300, Alignment(horizontal: .leading, vertical: .top)).padding(),
      #"<div class="pv-0 pv-1 pv-w"><div class="pv-2 pv-w"><p class="pv-t">a</p></div></div>"#,
      rules: #"""
        .pv-0{width:100%;max-width:332px;}
        .pv-1{padding-block:16px;padding-inline:16px;}
        .pv-2{max-width:300px;grid-template-columns:minmax(0,1fr);justify-items:start;align-items:start;}
        """#),
    MarkupCase(
      "a frame in a frame",
      Sample.text("a").frame(width: 10).frame(height: 20),
      #"<div class="pv-0 pv-w"><div class="pv-1 pv-w"><p class="pv-t">a</p></div></div>"#,
      rules: #"""
        .pv-0{height:20px;min-height:20px;grid-template-rows:minmax(0,1fr);justify-items:center;\#
        align-items:center;}
        .pv-1{width:10px;min-width:10px;grid-template-columns:minmax(0,1fr);justify-items:center;\#
        align-items:center;}
        """#),
    MarkupCase(
      "a frame of infinite width",
      Sample.text("a").frame(width: .infinity, height: -5),
      #"<div class="pv-0 pv-w"><p class="pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{width:1000000px;min-width:1000000px;height:0;min-height:0;grid-template-columns:minmax(0,1fr);\#
        grid-template-rows:minmax(0,1fr);justify-items:center;align-items:center;}
        """#),
    MarkupCase(
      "a view behind a view",
      Sample.text("a").wrapped(
        .background(ResolvedBackground(.view(Sample.image("a.png", isResizable: true), .center)))),
      #"""
      <div class="pv-behind pv-w"><div class="pv-jc pv-ac pv-back"><img class="pv-e pv-s pv-ir" src="a.png" \#
      alt="A cat" loading="lazy"></div><p class="pv-t">a</p></div>
      """#),
    MarkupCase(
      "padding around a view behind a view",
      Sample.text("a").wrapped(.background(ResolvedBackground(.view(Sample.spacer, .center)))).padding(),
      #"""
      <div class="pv-0 pv-w"><div class="pv-behind pv-w"><div class="pv-jc pv-ac pv-back"><span class="pv-sb">\#
      </span></div><p class="pv-t">a</p></div></div>
      """#,
      rules: #".pv-0{padding-block:16px;padding-inline:16px;}"#),
    MarkupCase(
      "two ids",
      Sample.text("a").identified("in").padding().identified("out"),
      #"<div class="pv-0 pv-w" id="pv-out"><p class="pv-t" id="pv-in">a</p></div>"#,
      rules: #".pv-0{padding-block:16px;padding-inline:16px;}"#),
    MarkupCase(
      "padding around a clamped text",
      Sample.text("a", lineLimit: 1).padding(),
      #"<div class="pv-0 pv-w"><p class="pv-t pv-1">a</p></div>"#,
      rules: #"""
        .pv-0{padding-block:16px;padding-inline:16px;}
        .pv-1{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;}
        """#),
    MarkupCase(
      "a ratio of a text changes nothing",
      Sample.text("a").wrapped(.aspectRatio(2, .fit)),
      #"<p class="pv-t">a</p>"#),
  ]
}
