import Paravent
import Testing

@Suite struct WrapperLayoutTests {
  @Test(arguments: fixedSizes + overlays + offsets + directions)
  func `Wrappers change the offer or the place and nothing else`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let fixedSizes: [LayoutCase] = [
    LayoutCase("text on one line", 60, nil, text("Hello World").fixedSize(), "Hello World 0 0 110 20"),
    LayoutCase(
      "text sticks out of a frame", 300, nil, text("Hello World").fixedSize(.horizontal).frame(width: 60).id("f"),
      "f 0 0 60 20", "Hello World -25 0 110 20"),
    LayoutCase(
      "height alone", 300, nil, text("Hello World").fixedSize(.vertical).frame(width: 60, height: 20),
      "Hello World 5 -10 50 40"),
    LayoutCase("shape", 300, 200, shape("f").fixedSize(), "f 0 0 10 10"),
    LayoutCase("shape's width", 300, 200, shape("f").fixedSize(.horizontal), "f 0 0 10 200"),
    LayoutCase("no axis", 300, 200, shape("f").fixedSize([]), "f 0 0 300 200"),
    LayoutCase(
      "spacer in it", 300, nil, row([text("A"), spacer(), text("B")]).id("s").fixedSize(), "s 0 0 28 20", "A 0 0 10 20",
      "B 18 0 10 20"),
    LayoutCase(
      "a frame without end", 300, nil, text("A").frame(maxWidth: .infinity).id("f").fixedSize(), "f 0 0 10 20",
      "A 0 0 10 20"),
    LayoutCase("an ideal width", 300, 200, shape("i").frame(idealWidth: 70).fixedSize(), "i 0 0 70 10"),
    LayoutCase(
      "before its neighbours", 150, nil, row(spacing: 0, [text("Hello World").fixedSize(), text("Hi there")]),
      "Hello World 0 20 110 20", "Hi there 110 0 40 60"),
    LayoutCase(
      "text above fixed text", 300, nil, column([text("A"), text("B").fixedSize()]), "A 0 0 10 20", "B 0 20 10 20"),
  ]

  static let overlays: [LayoutCase] = [
    LayoutCase("centre", 300, nil, text("Hello").overlay(box("b", 10, 10)), "Hello 0 0 50 20", "b 20 5 10 10"),
    LayoutCase(
      "bottom trailing", 300, nil, text("Hello").overlay(box("b", 10, 10), .bottomTrailing), "Hello 0 0 50 20",
      "b 40 10 10 10"),
    LayoutCase("as large", 300, nil, box("a", 60, 40).overlay(shape("f")), "a 0 0 60 40", "f 0 0 60 40"),
    LayoutCase(
      "larger", 300, nil, row(spacing: 0, [text("A").overlay(box("b", 30, 30)), text("B")]).id("s"), "s 0 0 20 20",
      "A 0 0 10 20", "b -10 -5 30 30", "B 10 0 10 20"),
    LayoutCase(
      "text wraps in it", 300, nil, box("a", 50, 40).overlay(text("Hello World")), "a 0 0 50 40",
      "Hello World 0 0 50 40"),
    LayoutCase(
      "over a shape", 100, 50, shape("f").overlay(text("A"), .topLeading), "f 0 0 100 50", "A 0 0 10 20"),
    LayoutCase(
      "in front of what is behind", 300, nil, text("A").background(shape("b")).overlay(shape("o")), "A 0 0 10 20",
      "b 0 0 10 20", "o 0 0 10 20"),
    LayoutCase(
      "on a baseline", 300, nil,
      box("a", 50, 50).overlay(text("A"), Alignment(horizontal: .leading, vertical: .firstTextBaseline)), "a 0 0 50 50",
      "A 0 35 10 20"),
    LayoutCase(
      "spacer in it", 300, nil, box("a", 50, 40).overlay(row([text("A"), spacer(), text("B")])), "a 0 0 50 40",
      "A 0 10 10 20", "B 40 10 10 20"),
  ]

  static let offsets: [LayoutCase] = [
    LayoutCase(
      "elsewhere", 300, nil, row(spacing: 0, [text("A").offset(5, 7), text("B")]).id("s"), "s 0 0 20 20", "A 5 7 10 20",
      "B 10 0 10 20"),
    LayoutCase("twice", 300, nil, text("A").offset(5, 0).offset(1, 2), "A 6 2 10 20"),
    LayoutCase("back", 300, nil, text("A").offset(-5, -5), "A -5 -5 10 20"),
    LayoutCase("before padding", 300, nil, text("A").offset(5, 5).padding(10).id("p"), "p 0 0 30 40", "A 15 15 10 20"),
    LayoutCase(
      "a baseline stays", 300, nil, row(aligned: .firstTextBaseline, [text("A").offset(0, 30), text("B")]),
      "A 0 30 10 20", "B 18 0 10 20"),
    LayoutCase(
      "a background stays", 300, nil, text("A").offset(5, 5).background(shape("b")), "A 5 5 10 20", "b 0 0 10 20"),
    LayoutCase(
      "hidden", 300, nil, row(spacing: 0, [text("A").wrapped(.hidden), text("B")]), "A 0 0 10 20", "B 10 0 10 20"),
  ]

  static let directions: [LayoutCase] = [
    LayoutCase(
      "a row", 300, nil, row(spacing: 0, [text("A"), row(spacing: 0, [text("B"), text("C")]).reading(.rightToLeft)]),
      "A 0 0 10 20", "B 20 0 10 20", "C 10 0 10 20"),
    LayoutCase("a frame inside", 300, nil, text("A").frame(width: 50, .leading).reading(.rightToLeft), "A 40 0 10 20"),
    LayoutCase("a frame outside", 300, nil, text("A").reading(.rightToLeft).frame(width: 50, .leading), "A 0 0 10 20"),
    LayoutCase("padding", 300, nil, text("A").padding(leading: 30).reading(.rightToLeft), "A 0 0 10 20"),
    LayoutCase(
      "and back", 300, nil,
      row(spacing: 0, [row(spacing: 0, [text("A"), text("B")]).reading(.leftToRight), text("C")]).reading(.rightToLeft),
      "A 10 0 10 20", "B 20 0 10 20", "C 0 0 10 20"),
    LayoutCase(
      "nothing said", 300, nil,
      row(spacing: 0, [text("A"), text("B")]).wrapped(.surroundings(ResolvedSurroundings())).reading(.rightToLeft),
      "A 10 0 10 20", "B 0 0 10 20"),
  ]
}
