import Paravent
import Testing

@Suite struct StackLayoutTests {
  @Test(arguments: spacing + sharing + overflow + alignment + nesting)
  func `Stacks place their views as SwiftUI does`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let spacing: [LayoutCase] = [
    LayoutCase(
      "default gap in a row", 300, nil, row([text("A"), text("B")]).id("s"), "s 0 0 28 20", "A 0 0 10 20",
      "B 18 0 10 20"),
    LayoutCase("explicit gap", 300, nil, row(spacing: 10, [text("A"), text("B")]), "A 0 0 10 20", "B 20 0 10 20"),
    LayoutCase("no gap", 300, nil, row(spacing: 0, [text("A"), text("B")]), "A 0 0 10 20", "B 10 0 10 20"),
    LayoutCase(
      "negative gap", 300, nil, row(spacing: -5, [text("A"), text("B")]).id("s"), "s 0 0 15 20", "A 0 0 10 20",
      "B 5 0 10 20"),
    LayoutCase(
      "text above text", 300, nil, column([text("A"), text("B")]).id("s"), "s 0 0 10 40", "A 0 0 10 20", "B 0 20 10 20"),
    LayoutCase("text above a box", 300, nil, column([text("A"), box("b", 30, 20)]), "A 10 0 10 20", "b 0 28 30 20"),
    LayoutCase(
      "faded text above text", 300, nil, column([text("A").wrapped(.opacity(0.5)), text("B")]), "A 0 0 10 20",
      "B 0 20 10 20"),
    LayoutCase(
      "padded text above text", 300, nil, column([text("A").padding(0), text("B")]), "A 0 0 10 20", "B 0 28 10 20"),
    LayoutCase(
      "texts of two columns", 300, nil, column([column([text("A")]), text("B")]), "A 0 0 10 20", "B 0 20 10 20"),
    LayoutCase(
      "explicit gap in a column", 300, nil, column(spacing: 5, [text("A"), text("B")]), "A 0 0 10 20", "B 0 25 10 20"),
    LayoutCase(
      "empty stack is a view", 300, nil, row([text("A"), column([]).id("e"), text("B")]), "A 0 0 10 20", "e 18 10 0 0",
      "B 26 0 10 20"),
    LayoutCase("empty stack", 300, 200, row([]).id("s"), "s 0 0 0 0"),
  ]

  static let sharing: [LayoutCase] = [
    LayoutCase(
      "spacer fills", 300, nil, row([text("A"), spacer(), text("B")]).id("s"), "s 0 0 300 20", "A 0 0 10 20",
      "B 290 0 10 20"),
    LayoutCase("spacer at its least", nil, nil, row([text("A"), spacer(), text("B")]), "A 0 0 10 20", "B 18 0 10 20"),
    LayoutCase(
      "spacer between explicit gaps", nil, nil, row(spacing: 10, [text("A"), spacer(), text("B")]), "A 0 0 10 20",
      "B 38 0 10 20"),
    LayoutCase(
      "spacer with a least length", nil, nil, row([text("A"), spacer(minLength: 50), text("B")]), "A 0 0 10 20",
      "B 60 0 10 20"),
    LayoutCase(
      "spacer keeps its least length", 20, nil, row([text("A"), spacer(), text("B")]).id("s"), "s 0 0 28 20",
      "A 0 0 10 20", "B 18 0 10 20"),
    LayoutCase(
      "two spacers share", 300, nil, row([text("A"), spacer().id("p"), spacer().id("q"), text("B")]), "A 0 0 10 20",
      "p 10 10 140 0", "q 150 10 140 0", "B 290 0 10 20"),
    LayoutCase(
      "spacer gives way to a flexible view", 300, 20, row([fill("f"), spacer().id("p")]), "f 0 0 292 20", "p 292 10 8 0"
    ),
    LayoutCase(
      "spacer in a column", 300, 200, column([text("A"), spacer(), text("B")]), "A 0 0 10 20", "B 0 180 10 20"),
    LayoutCase(
      "spacer without an offer", 300, nil, column([text("A"), spacer(), text("B")]), "A 0 0 10 20", "B 0 28 10 20"),
    LayoutCase("spacer outside a stack", 300, 200, spacer().id("p"), "p 0 0 300 200"),
    LayoutCase(
      "padded spacer keeps its axis", 100, nil, row([text("A"), spacer().id("p").padding(4), text("B")]), "A 0 0 10 20",
      "p 22 10 56 0", "B 90 0 10 20"),
    LayoutCase(
      "faded spacer is a spacer", 100, nil, row([text("A"), spacer().wrapped(.opacity(0.5)), text("B")]), "A 0 0 10 20",
      "B 90 0 10 20"),
    LayoutCase(
      "equal thirds", 300, 60, row(spacing: 0, [fill("f"), fill("g"), fill("h")]), "f 0 0 100 60", "g 100 0 100 60",
      "h 200 0 100 60"),
    LayoutCase(
      "thirds without gaps", 316, 60, row([fill("f"), fill("g"), fill("h")]), "f 0 0 100 60", "g 108 0 100 60",
      "h 216 0 100 60"),
    LayoutCase(
      "fixed first, flexible share", 300, 60, row(spacing: 0, [fill("f"), box("b", 100, 20), fill("g")]),
      "f 0 0 100 60", "b 100 20 100 20", "g 200 0 100 60"),
    LayoutCase(
      "text between fills wraps", 240, 60, row(spacing: 0, [fill("f"), text("Hello World"), fill("g")]), "f 0 0 95 60",
      "Hello World 95 10 50 40", "g 145 0 95 60"),
    LayoutCase(
      "least flexible first", 80, nil, row(spacing: 0, [text("Hello World"), text("Hi")]), "Hello World 0 0 50 40",
      "Hi 50 10 20 20"),
    LayoutCase(
      "bounded before unbounded", 300, 20, row(spacing: 0, [fill("g"), fill("f").frame(minWidth: 50, maxWidth: 100)]),
      "g 0 0 200 20", "f 200 0 100 20"),
    LayoutCase(
      "large minimum first", 300, 20, row(spacing: 0, [fill("f").frame(minWidth: 200), fill("g")]), "f 0 0 200 20",
      "g 200 0 100 20"),
    LayoutCase(
      "large minimum last", 300, 20, row(spacing: 0, [fill("g"), fill("f").frame(minWidth: 200)]).id("s"),
      "s 0 0 350 20", "g 0 0 150 20", "f 150 0 200 20"),
    LayoutCase(
      "equal columns", 200, nil,
      row(spacing: 0, [text("A").frame(maxWidth: .infinity), text("B").frame(maxWidth: .infinity)]), "A 45 0 10 20",
      "B 145 0 10 20"),
  ]

  static let overflow: [LayoutCase] = [
    LayoutCase(
      "row starts at the leading edge", 300, nil, row(spacing: 0, [box("a", 200, 20), box("b", 200, 20)]).id("s"),
      "s 0 0 400 20", "a 0 0 200 20", "b 200 0 200 20"),
    LayoutCase(
      "column starts at the top", 300, 30, column(spacing: 0, [box("a", 20, 20), box("b", 20, 20)]).id("s"),
      "s 0 0 20 40", "a 0 0 20 20", "b 0 20 20 20"),
    LayoutCase(
      "frame centres what sticks out", 300, nil,
      row(spacing: 0, [box("a", 200, 20), box("b", 200, 20)]).id("s").frame(width: 100), "s -150 0 400 20",
      "a -150 0 200 20", "b 50 0 200 20"),
    LayoutCase(
      "leading frame", 300, nil, row(spacing: 0, [box("a", 200, 20), box("b", 200, 20)]).frame(width: 100, .leading),
      "a 0 0 200 20", "b 200 0 200 20"),
    LayoutCase(
      "nothing left for a flexible view", 100, 20, row(spacing: 0, [box("a", 120, 20), fill("f")]), "a 0 0 120 20",
      "f 120 0 0 20"),
  ]

  static let alignment: [LayoutCase] = [
    LayoutCase(
      "centre of a row", 300, nil, row(spacing: 0, [box("a", 10, 30), text("A")]), "a 0 0 10 30", "A 10 5 10 20"),
    LayoutCase(
      "top of a row", 300, nil, row(aligned: .top, spacing: 0, [box("a", 10, 30), text("A")]), "a 0 0 10 30",
      "A 10 0 10 20"),
    LayoutCase(
      "bottom of a row", 300, nil, row(aligned: .bottom, spacing: 0, [box("a", 10, 30), text("A")]), "a 0 0 10 30",
      "A 10 10 10 20"),
    LayoutCase(
      "leading of a column", 300, nil, column(aligned: .leading, [text("Title"), text("Sub")]), "Title 0 0 50 20",
      "Sub 0 20 30 20"),
    LayoutCase(
      "trailing of a column", 300, nil, column(aligned: .trailing, [text("Title"), text("Sub")]), "Title 0 0 50 20",
      "Sub 20 20 30 20"),
    LayoutCase(
      "centre of a column", 300, nil, column([text("Title"), text("Sub")]), "Title 0 0 50 20", "Sub 10 20 30 20"),
    LayoutCase(
      "first baselines", 80, nil, row(aligned: .firstTextBaseline, [text("A").padding(top: 10), text("Hello World")]),
      "A 0 10 10 20", "Hello World 18 10 50 40"),
    LayoutCase(
      "last baselines", 80, nil, row(aligned: .lastTextBaseline, [text("A"), text("Hello World")]), "A 0 20 10 20",
      "Hello World 18 0 50 40"),
    LayoutCase(
      "baseline of a picture is its bottom", 300, nil,
      row(aligned: .firstTextBaseline, [image().id("i"), text("A")]).id("s"),
      "s 0 0 68 55", "i 0 0 50 50", "A 58 35 10 20"),
    LayoutCase(
      "baseline of a column is its first text's", 300, nil,
      row(
        aligned: .firstTextBaseline, spacing: 0,
        [column(spacing: 0, [box("b", 10, 10), text("A"), text("B")]), text("C")]),
      "b 0 0 10 10", "A 0 10 10 20", "B 0 30 10 20", "C 10 10 10 20"),
    LayoutCase(
      "last baseline of a column", 300, nil,
      row(
        aligned: .lastTextBaseline, spacing: 0,
        [column(spacing: 0, [text("A"), text("B"), box("b", 10, 10)]), text("C")]),
      "A 0 0 10 20", "B 0 20 10 20", "b 0 40 10 10", "C 10 20 10 20"),
  ]

  static let nesting: [LayoutCase] = [
    LayoutCase(
      "title, subtitle and value", 200, nil,
      row([column(aligned: .leading, [text("Title"), text("Sub")]), spacer(), text("X")]), "Title 0 0 50 20",
      "Sub 0 20 30 20",
      "X 190 10 10 20"),
    LayoutCase(
      "spacers of two rows share", 208, nil, row([row([text("A"), spacer()]), row([spacer(), text("B")])]),
      "A 0 0 10 20", "B 198 0 10 20"),
    LayoutCase(
      "greed goes up", 300, nil, column([row([text("A"), spacer()]).id("s")]).id("c"), "c 0 0 300 20", "s 0 0 300 20",
      "A 0 0 10 20"),
    LayoutCase(
      "greed along the axis only", 100, 100,
      row(spacing: 0, [column([text("A"), spacer(), text("B")]).id("c"), text("C")]), "c 0 0 10 100", "A 0 0 10 20",
      "B 0 80 10 20", "C 10 40 10 20"),
    LayoutCase(
      "a frame ends greed", 300, nil, row([text("A"), spacer()]).id("s").frame(width: 90).id("f"), "f 0 0 90 20",
      "s 0 0 90 20", "A 0 0 10 20"),
    LayoutCase(
      "rows in columns in rows", 120, nil,
      row(
        spacing: 0, [column(spacing: 0, [row(spacing: 0, [text("A"), spacer(), text("B")]), text("C")]), text("D")]),
      "A 0 0 10 20", "B 100 0 10 20", "C 50 20 10 20", "D 110 10 10 20"),
  ]
}
