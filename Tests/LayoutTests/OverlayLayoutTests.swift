import Paravent
import Testing

@Suite struct OverlayLayoutTests {
  @Test(arguments: overlays + backgrounds + lines + leaves)
  func `Views over and behind views stand as SwiftUI's do`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let overlays: [LayoutCase] = [
    LayoutCase(
      "union of the sizes", 300, 200, overlay(aligned: .center, [box("a", 100, 20), box("b", 50, 60)]).id("z"),
      "z 0 0 100 60",
      "a 0 20 100 20", "b 25 0 50 60"),
    LayoutCase(
      "top leading", 300, 200, overlay(aligned: .topLeading, [box("a", 100, 20), box("b", 50, 60)]), "a 0 0 100 20",
      "b 0 0 50 60"),
    LayoutCase(
      "bottom trailing", 300, 200, overlay(aligned: .bottomTrailing, [box("a", 100, 20), box("b", 50, 60)]),
      "a 0 40 100 20",
      "b 50 0 50 60"),
    LayoutCase(
      "the whole offer for all", 200, 100, overlay(aligned: .center, [fill("f"), text("A")]), "f 0 0 200 100",
      "A 95 40 10 20"),
    LayoutCase(
      "baselines", 300, nil,
      overlay(
        aligned: Alignment(horizontal: .leading, vertical: .firstTextBaseline), [text("A").padding(top: 10), text("B")]
      )
      .id("z"), "z 0 0 10 30", "A 0 10 10 20", "B 0 10 10 20"),
  ]

  static let backgrounds: [LayoutCase] = [
    LayoutCase(
      "background has the view's size", 300, nil, text("A").padding(10).background(fill("f")), "A 10 10 10 20",
      "f 0 0 30 40"),
    LayoutCase(
      "background never changes the layout", 300, nil,
      row(spacing: 0, [text("A").background(box("b", 100, 100)), text("B")]), "A 0 0 10 20", "b -45 -40 100 100",
      "B 10 0 10 20"),
    LayoutCase(
      "background at a corner", 300, nil, box("a", 60, 60).background(box("b", 10, 10), .bottomTrailing), "a 0 0 60 60",
      "b 50 50 10 10"),
    LayoutCase(
      "two backgrounds", 300, nil, text("A").background(fill("f")).padding(5).background(fill("g")), "A 5 5 10 20",
      "f 5 5 10 20", "g 0 0 20 30"),
    LayoutCase(
      "border, clip, opacity", 300, nil,
      row(
        spacing: 0,
        [
          text("A").wrapped(.border(ResolvedBorder(color: color, width: 9))).wrapped(.clip(.circle)).wrapped(
            .opacity(0)), text("B"),
        ]), "A 0 0 10 20", "B 10 0 10 20"),
    LayoutCase(
      "background colour", 300, nil,
      text("A").wrapped(.background(ResolvedBackground(.color(color, .capsule)))).id("w"), "w 0 0 10 20", "A 0 0 10 20"),
  ]

  static let lines: [LayoutCase] = [
    LayoutCase(
      "divider in a column", 300, nil, column([text("A"), divider().id("d"), text("B")]), "A 145 0 10 20",
      "d 0 28 300 1", "B 145 37 10 20"),
    LayoutCase(
      "divider in a row of a height", 300, 100, row([text("A"), divider().id("d"), text("B")]), "A 0 40 10 20",
      "d 18 0 1 100", "B 27 40 10 20"),
    LayoutCase(
      "divider in a row without a height", 300, nil, row([text("A"), divider().id("d"), text("B")]), "A 0 0 10 20",
      "d 18 0 1 20", "B 27 0 10 20"),
    LayoutCase("divider outside a stack", 300, 200, divider().id("d"), "d 0 0 300 1"),
    LayoutCase(
      "padded divider keeps its axis", 300, 100, row([text("A"), divider().id("d").padding(10)]), "A 0 40 10 20",
      "d 28 10 1 80"),
  ]

  static let leaves: [LayoutCase] = [
    LayoutCase("picture", 300, 200, image().id("i"), "i 0 0 50 50"),
    LayoutCase("resizable picture", 300, 200, image(resizable: true).id("i"), "i 0 0 300 200"),
    LayoutCase("resizable picture without an offer", nil, nil, image(resizable: true).id("i"), "i 0 0 50 50"),
    LayoutCase("symbol beside text", 300, nil, row([symbol().id("s"), text("A")]), "s 0 0 20 20", "A 28 0 10 20"),
    LayoutCase("text of two lines", 60, nil, text("Hello World"), "Hello World 0 0 50 40"),
    LayoutCase("text of one line", 60, nil, text("Hello World", lineLimit: 1), "Hello World 0 0 50 20"),
    LayoutCase(
      "button around its label", 300, nil, row(spacing: 0, [button(text("A")).id("b"), text("B")]), "b 0 0 20 20",
      "A 5 0 10 20", "B 20 0 10 20"),
    LayoutCase(
      "spacer in a button's label", 100, nil, button(row([text("A"), spacer(), text("B")])).id("b"), "b 0 0 100 20",
      "A 5 0 10 20", "B 85 0 10 20"),
  ]

  private static let color = ResolvedColor(light: RGBA(0xFF0000), dark: RGBA(0xFF0000))
}
