import Paravent
import Testing

@Suite struct PriorityLayoutTests {
  @Test(arguments: groups + passing)
  func `A stack serves higher priorities first and keeps the least lengths of the others back`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let groups: [LayoutCase] = [
    LayoutCase(
      "text before text", 150, nil, row(spacing: 0, [text("Hello World").priority(1), text("Hi there")]),
      "Hello World 0 20 110 20", "Hi there 110 0 40 60"),
    LayoutCase(
      "text before shapes", 240, 60, row(spacing: 0, [shape("f"), text("Hello World").priority(1), shape("g")]),
      "f 0 0 65 60", "Hello World 65 20 110 20", "g 175 0 65 60"),
    LayoutCase(
      "a shape takes it all", 300, 20, row(spacing: 0, [shape("f").priority(1), shape("g")]), "f 0 0 300 20",
      "g 300 0 0 20"),
    LayoutCase(
      "below zero", 300, 20, row(spacing: 0, [shape("f").priority(-1), shape("g")]), "f 0 0 0 20", "g 0 0 300 20"),
    LayoutCase(
      "a spacer is last", 300, 20, row([spacer().id("p"), shape("f").priority(-1)]), "p 0 10 8 0", "f 8 0 292 20"),
    LayoutCase(
      "three groups", 300, 20,
      row(
        spacing: 0,
        [
          shape("a").frame(minWidth: 50), shape("b").frame(maxWidth: 100).priority(2),
          shape("c").frame(minWidth: 30).priority(1),
        ]), "a 0 0 50 20", "b 50 0 100 20", "c 150 0 150 20"),
    LayoutCase(
      "equals share", 300, 20, row(spacing: 0, [shape("f").priority(1), shape("g").priority(1), shape("h")]),
      "f 0 0 150 20", "g 150 0 150 20", "h 300 0 0 20"),
    LayoutCase(
      "the least of a lower group stays", 100, 20,
      row(spacing: 0, [shape("f").priority(1), box("b", 30, 20), shape("g").frame(minWidth: 20)]), "f 0 0 50 20",
      "b 50 0 30 20", "g 80 0 20 20"),
    LayoutCase(
      "gaps are kept back", 300, 20, row(spacing: 10, [shape("f").priority(1), shape("g"), shape("h")]),
      "f 0 0 280 20", "g 290 0 0 20", "h 300 0 0 20"),
    LayoutCase(
      "in a column", 100, 100, column(spacing: 0, [shape("f").priority(1), shape("g").frame(minHeight: 30)]),
      "f 0 0 100 70", "g 0 70 100 30"),
    LayoutCase(
      "without an offer", nil, nil, row(spacing: 0, [text("A").priority(1), text("B")]), "A 0 0 10 20", "B 10 0 10 20"),
    LayoutCase(
      "no number", 300, 20, row(spacing: 0, [shape("f").priority(.nan), shape("g")]), "f 0 0 150 20", "g 150 0 150 20"),
  ]

  static let passing: [LayoutCase] = [
    LayoutCase(
      "through padding", 300, 20, row(spacing: 0, [shape("f").priority(1).padding(5), shape("g")]), "f 5 5 290 10",
      "g 300 0 0 20"),
    LayoutCase(
      "through a frame", 300, 20, row(spacing: 0, [shape("f").priority(1).frame(height: 10), shape("g")]),
      "f 0 5 300 10", "g 300 0 0 20"),
    LayoutCase(
      "through bounds", 300, 20, row(spacing: 0, [shape("f").priority(1).frame(maxWidth: 200), shape("g")]),
      "f 0 0 200 20", "g 200 0 100 20"),
    LayoutCase(
      "through a button", 300, 20, row(spacing: 0, [button(shape("f").priority(1)), shape("g")]), "f 5 0 290 20",
      "g 300 0 0 20"),
    LayoutCase(
      "through a link", 300, 20, row(spacing: 0, [link(shape("f").priority(1)), shape("g")]), "f 0 0 300 20",
      "g 300 0 0 20"),
    LayoutCase(
      "through an overlay", 300, 20, row(spacing: 0, [shape("f").priority(1).overlay(text("A")), shape("g")]),
      "f 0 0 300 20", "A 145 0 10 20", "g 300 0 0 20"),
    LayoutCase(
      "not from an overlay", 300, 20, row(spacing: 0, [shape("f").overlay(shape("o").priority(1)), shape("g")]),
      "f 0 0 150 20", "o 0 0 150 20", "g 150 0 150 20"),
    LayoutCase(
      "not through a stack", 300, 20, row(spacing: 0, [row(spacing: 0, [shape("f").priority(1)]), shape("g")]),
      "f 0 0 150 20", "g 150 0 150 20"),
    LayoutCase(
      "the outer one counts", 300, 20, row(spacing: 0, [shape("f").priority(1).priority(-1), shape("g")]),
      "f 0 0 0 20", "g 0 0 300 20"),
  ]
}
