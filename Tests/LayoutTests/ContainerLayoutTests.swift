import Paravent
import Testing

@Suite struct ContainerLayoutTests {
  @Test(arguments: windows + choices + screens + controls)
  func `Windows, choices and controls take what SwiftUI's do`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let windows: [LayoutCase] = [
    LayoutCase(
      "takes the offer along its axis", 300, 200, scroll(.vertical, text("A")).id("s"), "s 0 0 10 200", "A 0 0 10 20"),
    LayoutCase("no offer", 300, nil, scroll(.vertical, text("A")).id("s"), "s 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "ideal length along its axis", 300, 200, scroll(.vertical, shape("f")).id("s"), "s 0 0 300 200", "f 0 0 300 10"),
    LayoutCase(
      "across", 60, 200, scroll(.horizontal, text("Hello World")).id("s"), "s 0 0 60 20", "Hello World 0 0 110 20"),
    LayoutCase(
      "both axes", 60, 10, scroll([.horizontal, .vertical], text("Hello World")).id("s"), "s 0 0 60 10",
      "Hello World 0 0 110 20"),
    LayoutCase(
      "a spacer has its least length", 300, 200, scroll(.vertical, column([text("A"), spacer(), text("B")])),
      "A 0 0 10 20", "B 0 28 10 20"),
    LayoutCase(
      "two share", 100, 100,
      column(spacing: 0, [scroll(.vertical, text("A")).id("s"), scroll(.vertical, text("B")).id("t")]), "s 0 0 10 50",
      "A 0 0 10 20", "t 0 50 10 50", "B 0 50 10 20"),
    LayoutCase(
      "beside text", 100, nil, row(spacing: 0, [scroll(.horizontal, text("Hello")).id("s"), text("B")]),
      "s 0 0 90 20", "Hello 0 0 50 20", "B 90 0 10 20"),
  ]

  static let choices: [LayoutCase] = [
    LayoutCase(
      "the first", 60, nil, fits([.horizontal], text("Hello"), text("A")).id("v"), "v 0 0 50 20", "Hello 0 0 50 20"),
    LayoutCase(
      "the second", 40, nil, fits([.horizontal], text("Hello"), text("A")).id("v"), "v 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "none", 40, nil, fits([.horizontal], text("Hello"), text("World")).id("v"), "v 0 0 40 40", "World 0 0 40 40"),
    LayoutCase("height", 300, 30, fits([.vertical], box("b", 10, 50), text("A")), "A 0 0 10 20"),
    LayoutCase("height does not count", 300, 30, fits([.horizontal], box("b", 10, 50), text("A")), "b 0 0 10 50"),
    LayoutCase("both axes", 300, 30, fits([.horizontal, .vertical], box("b", 10, 50), text("A")), "A 0 0 10 20"),
    LayoutCase("text that would wrap", 60, nil, fits([.horizontal], text("Hello World"), text("Hi")), "Hi 0 0 20 20"),
    LayoutCase("no offer", nil, nil, fits([.horizontal], text("Hello World"), text("Hi")), "Hello World 0 0 110 20"),
    LayoutCase("no choice", 300, nil, fits().id("v"), "v 0 0 0 0"),
    LayoutCase(
      "a choice takes the offer", 100, nil, fits([.horizontal], row([text("A"), spacer(), text("B")]), text("C")),
      "A 0 0 10 20", "B 90 0 10 20"),
    LayoutCase(
      "beside a box", 300, nil, row(spacing: 0, [fits([.horizontal], text("Hello"), text("A")), box("b", 260, 20)]),
      "A 0 0 10 20", "b 10 0 260 20"),
  ]

  static let screens: [LayoutCase] = [
    LayoutCase(
      "title and content", 300, nil, navigation("Title", text("A")).id("n"), "n 0 0 50 52", "Title 0 0 50 20",
      "A 0 32 10 20"),
    LayoutCase("no title", 300, nil, navigation(nil, text("A")).id("n"), "n 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "greedy content", 300, 200, navigation("T", shape("f")).id("n"), "n 0 0 300 200", "T 0 0 10 20", "f 0 32 300 168"),
    LayoutCase(
      "a title that wraps", 60, nil, navigation("Hello World", text("A")), "Hello World 0 0 50 40", "A 0 52 10 20"),
  ]

  static let controls: [LayoutCase] = [
    LayoutCase("toggle", 300, nil, toggle(text("A")).id("c"), "c 0 0 300 30", "A 0 5 10 20", "switch 250 0 50 30"),
    LayoutCase("toggle without an offer", nil, nil, toggle(text("A")), "A 0 5 10 20", "switch 18 0 50 30"),
    LayoutCase("field", 300, nil, field("Name").id("c"), "c 0 0 300 35", "Name 0 15 40 20"),
    LayoutCase("field below its label", 120, nil, field("Name").id("c"), "c 0 0 120 50", "Name 0 0 40 20"),
    LayoutCase("link", 300, nil, link(text("A")).id("c"), "c 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "choices in a row", 300, nil, picker(text("A"), text("B")).id("c"), "c 0 0 36 20", "A 0 0 10 20", "B 26 0 10 20"),
    LayoutCase(
      "choices in a column", 30, nil, picker(text("A"), text("B")).id("c"), "c 0 0 10 40", "A 0 0 10 20", "B 0 20 10 20"
    ),
    LayoutCase("bar", 300, nil, progress().id("c"), "c 0 0 300 30"),
    LayoutCase("bar without an offer", nil, nil, progress().id("c"), "c 0 0 100 30"),
    LayoutCase("bar beside its label", 200, nil, progress(text("A")).id("c"), "c 0 0 200 35", "A 0 15 10 20"),
    LayoutCase("shape", 300, 200, shape("f"), "f 0 0 300 200"),
    LayoutCase("shape without an offer", nil, nil, shape("f"), "f 0 0 10 10"),
    LayoutCase("shape of a ratio", 300, 200, shape("f").aspectRatio(1, .fit), "f 0 0 200 200"),
  ]
}
