import HTMLRendering
import Paravent
import Testing

/// The exact markup of scroll views, grids, titles and shapes.
@Suite struct ContainerMarkupTests {
  @Test(arguments: cases)
  func `A tree has this markup`(item: MarkupCase) {
    #expect(item.node.html == item.html)
  }

  private static let cases: [MarkupCase] = [
    MarkupCase(
      "a link to a screen with a badge takes all of its row",
      Sample.list([Sample.row([Sample.link("/n", .navigation), Sample.spacer, Sample.text("3")])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-rb pv-rx pv-r"><a \#
      class="pv-b pv-nl" href="/n"><span class="pv-h pv-ac"><span class="pv-t">Go</span><span class="pv-sh"></span>\#
      <span class="pv-t">3</span></span></a></li></ul></div>
      """#),
    MarkupCase(
      "a link to a screen beside a control is a link of its own",
      Sample.list([Sample.row([Sample.link("/n", .navigation), Sample.button([])])]),
      #"""
      <div class="pv-s pv-y pv-lg pv-li pv-list"><ul class="pv-rows" role="list"><li class="pv-r"><div class="pv-h \#
      pv-ac pv-gap"><a class="pv-b" href="/n"><span class="pv-t">Go</span></a><button class="pv-b" type="button">\#
      <span class="pv-t">Save</span></button></div></li></ul></div>
      """#),
    MarkupCase(
      "a scroll view",
      Sample.scroll(.vertical, Sample.text("a")),
      #"<div class="pv-s pv-y pv-oy" tabindex="0"><p class="pv-t">a</p></div>"#),
    MarkupCase(
      "a scroll view with a name",
      Sample.scroll([.horizontal, .vertical], Sample.text("a")).heard { $0.label = "Map" },
      #"<div class="pv-s pv-y pv-ox pv-oy" tabindex="0" role="region" aria-label="Map"><p class="pv-t">a</p></div>"#),
    MarkupCase(
      "a grid",
      Sample.grid(
        [[Sample.text("a"), Sample.text("b").frame(maxWidth: .infinity)], [Sample.text("c")]], horizontal: 4),
      #"""
      <div class="pv-s pv-0 pv-1 pv-jc pv-ac pv-gd"><p class="pv-cf pv-t">a</p><div class="pv-e pv-2 pv-w"><p clas\#
      s="pv-t">b</p></div><p class="pv-cf pv-t">c</p></div>
      """#),
    MarkupCase(
      "a view across a grid",
      ResolvedNode(
        .grid(
          ResolvedGrid(rows: [
            .init(alignment: .top, cells: [Sample.text("a"), Sample.text("b")]),
            .init(cells: [Sample.divider], spansColumns: true),
          ]))),
      #"""
      <div class="pv-s pv-0 pv-gap pv-jc pv-ac pv-gd"><p class="pv-cf pv-qs pv-t">a</p><p class="pv-qs pv-t">b</p>\#
      <hr class="pv-ca pv-e pv-d"></div>
      """#),
    MarkupCase(
      "a title",
      Sample.navigation("Home", Sample.text("a")),
      #"""
      <div class="pv-s pv-y pv-v pv-ac"><header class="pv-nh"><h1 class="pv-nt">Home</h1></header><p class="pv-t">\#
      a</p></div>
      """#),
    MarkupCase(
      "a view that fits",
      Sample.fits([
        Sample.text(String(repeating: "wide ", count: 40)), Sample.text("ok").frame(maxWidth: .infinity),
        Sample.text("short"),
      ]),
      #"<div class="pv-s pv-0 pv-w"><p class="pv-t">ok</p></div>"#),
    MarkupCase(
      "no view to fit",
      Sample.fits([]),
      #"<div></div>"#),
    MarkupCase(
      "shapes",
      Sample.column([
        Sample.shape(.roundedRectangle(cornerRadius: 4)), Sample.stroke(.capsule, isInside: false),
        Sample.stroke(.circle),
      ]),
      #"""
      <div class="pv-s pv-y pv-v pv-ac pv-gap"><div class="pv-s pv-y pv-0 pv-sp" aria-hidden="true"></div><div cla\#
      ss="pv-s pv-y pv-1 pv-sp" aria-hidden="true"></div><div class="pv-s pv-y pv-2 pv-sp" aria-hidden="true"></di\#
      v></div>
      """#),
    MarkupCase(
      "a shape that is called something",
      Sample.shape(.circle).heard { $0.label = "Red" },
      #"<div class="pv-s pv-y pv-0 pv-sp" role="img" aria-label="Red"></div>"#),
  ]
}
