import Paravent
import Testing

@Suite struct ListLayoutTests {
  @Test(arguments: lists)
  func `Lists give their rows the whole width`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let lists: [LayoutCase] = [
    LayoutCase(
      "two rows", 300, nil, list([text("A"), text("B")]).id("l"), "l 0 0 300 96", "A 16 3 10 20", "B 16 48 10 20"),
    LayoutCase(
      "a row fills", 300, nil, list([row([text("A"), spacer(), text("B")]).id("s")]), "s 16 3 276 20", "A 16 3 10 20",
      "B 282 3 10 20"),
    LayoutCase("greedy in height", 300, 200, list([text("A")]).id("l"), "l 0 0 300 200", "A 16 3 10 20"),
    LayoutCase(
      "header and footer", 300, nil, list([section(header: text("H"), footer: text("F"), [text("A")])]).id("l"),
      "l 0 0 300 91", "H 12 0 10 20", "A 16 23 10 20", "F 12 71 10 20"),
    LayoutCase(
      "two sections", 300, nil, list([section([text("A")]), section([text("B")])]).id("l"), "l 0 0 300 132",
      "A 16 3 10 20", "B 16 84 10 20"),
    LayoutCase(
      "rows between sections", 300, nil, list([text("A"), section([text("B")]), text("C")]), "A 16 3 10 20",
      "B 16 84 10 20", "C 16 165 10 20"),
    LayoutCase(
      "a section without rows", 300, nil, list([section(header: text("H"), [])]).id("l"), "l 0 0 300 20", "H 12 0 10 20"
    ),
    LayoutCase(
      "plain", 300, nil, list(as: .plain, [text("A"), text("B")]).id("l"), "l 0 0 300 40", "A 0 0 10 20", "B 0 20 10 20"
    ),
    LayoutCase(
      "no offer", nil, nil, list([text("A"), text("Hello")]).id("l"), "l 0 0 74 96", "A 16 3 10 20", "Hello 16 48 50 20"
    ),
    LayoutCase("empty", 300, nil, list([]).id("l"), "l 0 0 300 0"),
    LayoutCase(
      "greedy in a row", 300, nil, row(spacing: 0, [text("A"), list(as: .plain, [text("B")]).id("l")]), "A 0 0 10 20",
      "l 10 0 290 20", "B 10 0 10 20"),
    LayoutCase(
      "section outside a list", 300, nil, section(header: text("Header"), footer: text("F"), [text("A"), text("B")]),
      "Header 0 0 60 20", "A 0 20 10 20", "B 0 40 10 20", "F 0 60 10 20"),
  ]
}
