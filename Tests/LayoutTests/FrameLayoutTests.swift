import Paravent
import Testing

@Suite struct FrameLayoutTests {
  @Test(arguments: padding + fixed + maximum + bounds + ratio)
  func `Frames and padding offer and take what SwiftUI's do`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let padding: [LayoutCase] = [
    LayoutCase("padding", 300, nil, text("A").padding(16).id("p"), "p 0 0 42 52", "A 16 16 10 20"),
    LayoutCase(
      "padding of edges", 300, nil, text("A").padding(top: 1, leading: 2, bottom: 3, trailing: 4).id("p"),
      "p 0 0 16 24", "A 2 1 10 20"),
    LayoutCase("padding takes from the offer", 100, 100, fill("f").padding(10), "f 10 10 80 80"),
    LayoutCase("padding beyond the offer", 100, 100, fill("f").padding(60).id("p"), "p 0 0 120 120", "f 60 60 0 0"),
    LayoutCase("padding twice", 300, nil, text("A").padding(8).padding(8), "A 16 16 10 20"),
    LayoutCase(
      "padding, then frame", 300, nil, text("A").padding(10).frame(width: 100).id("f"), "f 0 0 100 40", "A 45 10 10 20"),
    LayoutCase(
      "frame, then padding", 300, nil, text("A").frame(width: 100).padding(10).id("p"), "p 0 0 120 40", "A 55 10 10 20"),
    LayoutCase("padding wraps text", 70, nil, text("Hello World").padding(10), "Hello World 10 10 50 40"),
  ]

  static let fixed: [LayoutCase] = [
    LayoutCase("centre", 300, nil, text("A").frame(width: 50, height: 60).id("f"), "f 0 0 50 60", "A 20 20 10 20"),
    LayoutCase("top leading", 300, nil, text("A").frame(width: 50, height: 60, .topLeading), "A 0 0 10 20"),
    LayoutCase("bottom trailing", 300, nil, text("A").frame(width: 50, height: 60, .bottomTrailing), "A 40 40 10 20"),
    LayoutCase("width alone", 300, nil, text("A").frame(width: 50).id("f"), "f 0 0 50 20", "A 20 0 10 20"),
    LayoutCase("height alone", 300, 200, fill("i").frame(height: 75).id("f"), "f 0 0 300 75", "i 0 0 300 75"),
    LayoutCase(
      "a view that is too large", 300, nil, box("b", 100, 100).frame(width: 50, height: 50).id("f"), "f 0 0 50 50",
      "b -25 -25 100 100"),
    LayoutCase("text wraps in it", 300, nil, text("Hello World").frame(width: 60), "Hello World 5 0 50 40"),
    LayoutCase(
      "text is cut in it", 300, nil, text("Hello World").frame(width: 60, height: 20), "Hello World 5 0 50 20"),
    LayoutCase("frame in a frame", 300, nil, text("A").frame(width: 50, .leading).frame(width: 100), "A 25 0 10 20"),
    LayoutCase(
      "baseline in a frame", 300, nil,
      row(aligned: .firstTextBaseline, spacing: 0, [text("A").frame(height: 60), text("B")]),
      "A 0 20 10 20", "B 10 20 10 20"),
    LayoutCase("no frame below nothing", 300, nil, text("A").frame(width: -5).id("f"), "f 0 0 0 20", "A -5 0 10 20"),
  ]

  static let maximum: [LayoutCase] = [
    LayoutCase(
      "fills the offer", 300, nil, text("A").frame(maxWidth: .infinity).id("f"), "f 0 0 300 20", "A 145 0 10 20"),
    LayoutCase("trailing", 300, nil, text("A").frame(maxWidth: .infinity, .trailing), "A 290 0 10 20"),
    LayoutCase(
      "hugs without an offer", nil, nil, text("A").frame(maxWidth: .infinity).id("f"), "f 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "height without an offer", 300, nil, text("A").frame(maxHeight: .infinity).id("f"), "f 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "both axes", 300, 200, text("A").frame(maxWidth: .infinity, maxHeight: .infinity, .bottomTrailing),
      "A 290 180 10 20"),
    LayoutCase("up to the maximum", 300, nil, text("A").frame(maxWidth: 100).id("f"), "f 0 0 100 20", "A 45 0 10 20"),
    LayoutCase("less than the maximum", 60, nil, text("A").frame(maxWidth: 100).id("f"), "f 0 0 60 20", "A 25 0 10 20"),
    LayoutCase(
      "a view beyond the offer", 60, nil, box("b", 80, 20).frame(maxWidth: 100).id("f"), "f 0 0 80 20", "b 0 0 80 20"),
    LayoutCase(
      "a view beyond the maximum", 300, nil, box("b", 120, 20).frame(maxWidth: 100).id("f"), "f 0 0 100 20",
      "b -10 0 120 20"),
  ]

  static let bounds: [LayoutCase] = [
    LayoutCase(
      "minimum of a small view", 300, nil, text("A").frame(minWidth: 50).id("f"), "f 0 0 50 20", "A 20 0 10 20"),
    LayoutCase(
      "minimum of a greedy view", 300, 20, fill("i").frame(minWidth: 50).id("f"), "f 0 0 300 20", "i 0 0 300 20"),
    LayoutCase(
      "minimum without an offer", nil, nil, text("A").frame(minWidth: 50).id("f"), "f 0 0 50 20", "A 20 0 10 20"),
    LayoutCase(
      "minimum and a view beyond the offer", 60, nil, box("b", 80, 20).frame(minWidth: 50).id("f"), "f 0 0 60 20",
      "b -10 0 80 20"),
    LayoutCase("minimum beyond the offer", 20, 20, fill("i").frame(minWidth: 50).id("f"), "f 0 0 50 20", "i 0 0 50 20"),
    LayoutCase(
      "both bounds above", 300, nil, text("A").frame(minWidth: 50, maxWidth: 100).id("f"), "f 0 0 100 20",
      "A 45 0 10 20"),
    LayoutCase(
      "both bounds below", 20, nil, text("A").frame(minWidth: 50, maxWidth: 100).id("f"), "f 0 0 50 20", "A 20 0 10 20"),
    LayoutCase(
      "both bounds between", 70, nil, text("A").frame(minWidth: 50, maxWidth: 100).id("f"), "f 0 0 70 20",
      "A 30 0 10 20"),
    LayoutCase(
      "both bounds without an offer", nil, nil, text("A").frame(minWidth: 50, maxWidth: 100).id("f"), "f 0 0 50 20",
      "A 20 0 10 20"),
    LayoutCase(
      "ideal without an offer", nil, nil, fill("i").frame(idealWidth: 70).id("f"), "f 0 0 70 50", "i 0 0 70 50"),
    LayoutCase("ideal with an offer", 300, nil, text("A").frame(idealWidth: 70).id("f"), "f 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "all three without an offer", nil, nil, text("A").frame(minWidth: 50, idealWidth: 70, maxWidth: 100).id("f"),
      "f 0 0 70 20", "A 30 0 10 20"),
    LayoutCase("least height", 300, nil, text("A").frame(minHeight: 60).id("f"), "f 0 0 10 60", "A 0 20 10 20"),
  ]

  static let ratio: [LayoutCase] = [
    LayoutCase("fit by width", 100, 100, fill("i").aspectRatio(2, .fit), "i 0 0 100 50"),
    LayoutCase("fit by height", 100, 20, fill("i").aspectRatio(2, .fit), "i 0 0 40 20"),
    LayoutCase("fill by height", 100, 100, fill("i").aspectRatio(2, .fill), "i 0 0 200 100"),
    LayoutCase("fill by width", 100, 20, fill("i").aspectRatio(2, .fill), "i 0 0 100 50"),
    LayoutCase("own ratio, fit", 100, 40, fill("i").aspectRatio(nil, .fit), "i 0 0 40 40"),
    LayoutCase("own ratio, fill", 100, 40, fill("i").aspectRatio(nil, .fill), "i 0 0 100 100"),
    LayoutCase("width alone", 100, nil, fill("i").aspectRatio(2, .fit), "i 0 0 100 50"),
    LayoutCase("height alone", nil, 75, fill("i").aspectRatio(2, .fill), "i 0 0 150 75"),
    LayoutCase("no offer", nil, nil, fill("i").aspectRatio(2, .fit), "i 0 0 50 50"),
    LayoutCase("a view of its own size", 100, 100, text("A").aspectRatio(2, .fit), "A 0 0 10 20"),
    LayoutCase(
      "picture of a height", 300, nil, fill("i").aspectRatio(nil, .fit).frame(height: 75).id("f"), "f 0 0 75 75",
      "i 0 0 75 75"),
    LayoutCase(
      "cover in a frame", 300, nil, fill("i").aspectRatio(nil, .fill).frame(width: 80, height: 40).id("f"),
      "f 0 0 80 40", "i 0 -20 80 80"),
  ]
}
