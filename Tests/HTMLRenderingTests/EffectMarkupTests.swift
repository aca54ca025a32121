import HTMLRendering
import Paravent
import Testing

/// The exact markup of effects, sizes and surroundings.
@Suite struct EffectMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
    #expect(item.node.rules == item.rules)
  }

  @Test(arguments: [
    Sample.symbol("checkmark"), Sample.symbol("no.such.symbol"), Sample.image("a.png"),
  ])
  func `No picture has a direction, but a box around it`(picture: ResolvedNode) {
    let html = picture.surroundings { $0.layoutDirection = .rightToLeft }.html
    #expect(html.hasPrefix(#"<div class="pv-w" dir="rtl"><"#), "\(html)")
  }

  private static let shadow = ResolvedWrapper.shadow(ResolvedShadow(color: Sample.red, radius: 5, x: 1, y: 2))

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a view that is drawn elsewhere",
      Sample.text("a").padding().wrapped(.offset(x: 4, y: -2)),
      #"<p class="pv-0 pv-1 pv-t">a</p>"#,
      rules: #"""
        .pv-0{translate:4px -2px;}
        .pv-1{padding-block:16px;padding-inline:16px;}
        """#),
    MarkupCase(
      "a view that is drawn elsewhere where reading goes to the left",
      Sample.text("a").wrapped(.offset(x: 4, y: 0)).surroundings {
        $0.layoutDirection = .rightToLeft; $0.locale = "ar"
      },
      #"<p class="pv-0 pv-t" lang="ar" dir="rtl">a</p>"#,
      rules: #".pv-0{translate:-4px 0;}"#),
    MarkupCase(
      "a shadow behind a background",
      Sample.text("a").background(Sample.red).wrapped(Self.shadow),
      #"<p class="pv-0 pv-1 pv-t">a</p>"#,
      rules: #"""
        .pv-0{filter:drop-shadow(1px 2px 5px #ff0000);}
        .pv-1{background:#ff0000;}
        """#),
    MarkupCase(
      "a shadow behind a cut view",
      Sample.text("a").wrapped(.clip(.circle)).wrapped(Self.shadow),
      #"<div class="pv-0 pv-w"><p class="pv-1 pv-t">a</p></div>"#,
      rules: #"""
        .pv-0{filter:drop-shadow(1px 2px 5px #ff0000);}
        .pv-1{clip-path:circle(closest-side);}
        """#),
    MarkupCase(
      "effects on one element",
      Sample.text("a").wrapped(Self.shadow).wrapped(.opacity(0.5)).wrapped(.offset(x: 1, y: 0)),
      #"<p class="pv-0 pv-1 pv-2 pv-t">a</p>"#,
      rules: #"""
        .pv-0{translate:1px 0;}
        .pv-1{opacity:.5;}
        .pv-2{filter:drop-shadow(1px 2px 5px #ff0000);}
        """#),
    MarkupCase(
      "a background behind a hidden view",
      Sample.text("a").wrapped(.hidden).background(Sample.red),
      #"<div class="pv-0 pv-w"><p class="pv-gone pv-t">a</p></div>"#,
      rules: #".pv-0{background:#ff0000;}"#),
    MarkupCase(
      "a hidden background",
      Sample.text("a").background(Sample.red).wrapped(.hidden),
      #"<p class="pv-gone pv-0 pv-t">a</p>"#,
      rules: #".pv-0{background:#ff0000;}"#),
    MarkupCase(
      "an ideal width in a row",
      Sample.row([Sample.text("a").wrapped(.fixedSize([.horizontal]))]),
      #"<div class="pv-h pv-ac"><p class="pv-fw pv-sn pv-t">a</p></div>"#),
    MarkupCase(
      "an ideal height in a row",
      Sample.row([Sample.text("a").wrapped(.fixedSize([.vertical]))]),
      #"<div class="pv-h pv-ac"><p class="pv-fh pv-t">a</p></div>"#),
    MarkupCase(
      "views that a row serves later",
      Sample.row([
        Sample.text("a"), Sample.text("b").padding().wrapped(.layoutPriority(1)),
        Sample.text("c").wrapped(.layoutPriority(-1)),
      ]),
      #"""
      <div class="pv-h pv-ac pv-gap"><p class="pv-last pv-t">a</p><p class="pv-0 pv-t">b</p><p class="pv-last pv-t\#
      ">c</p></div>
      """#,
      rules: #".pv-0{padding-block:16px;padding-inline:16px;}"#),
    MarkupCase(
      "a view in front of a view",
      Sample.text("a").overlay(Sample.stroke(.rectangle), Alignment(horizontal: .trailing, vertical: .bottom)),
      #"""
      <div class="pv-behind pv-w"><p class="pv-t">a</p><div class="pv-je pv-ae pv-front"><div class="pv-e pv-s pv-\#
      0 pv-sp" aria-hidden="true"></div></div></div>
      """#,
      rules: #".pv-0::before{inset:0;border:2px solid #ff0000;}"#),
    MarkupCase(
      "surroundings in surroundings",
      Sample.text("a").surroundings { $0.colorScheme = .dark }.surroundings { $0.locale = "he" },
      #"<div class="pv-w" lang="he"><p class="pv-dark pv-t">a</p></div>"#,
      rules: #"""
        .pv-dark{--pv-c0:#ffffff;--pv-c1:#ebebf599;--pv-c2:#0a84ff;}
        @media (prefers-contrast:more){.pv-dark{--pv-c1:#ebebf5cc;--pv-c2:#409cff;}}
        """#),
    MarkupCase(
      "a centred text",
      Sample.text("a").changingText { $0.alignment = .center },
      #"<p class="pv-t pv-tc">a</p>"#),
    MarkupCase(
      "an underlined text",
      Sample.text("a").changingText { $0.runs[0].style.isUnderlined = true },
      #"<p class="pv-t pv-un">a</p>"#),
    MarkupCase(
      "a run with two lines",
      Sample.runs.changingText {
        $0.runs[2].style.isStruckThrough = true; $0.runs[2].style.isUnderlined = true
      },
      #"""
      <p class="pv-t"><svg class="pv-gr" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><g id="pvi-circl\#
      e"><path d="M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z"/></g></svg> a <span class\#
      ="pv-0 pv-us">b</span></p>
      """#,
      rules: #".pv-0{font-size:1.0625rem;line-height:1.294;font-weight:600;color:#ff0000;}"#),
    MarkupCase(
      "a redacted text",
      Sample.text("Secret 7").changingText { $0.isRedacted = true },
      #"<p class="pv-t" aria-busy="true"><span class="pv-rd" aria-hidden="true">nnnnnn n</span></p>"#),
  ]
}
