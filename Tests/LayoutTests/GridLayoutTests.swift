import Paravent
import Testing

@Suite struct GridLayoutTests {
  @Test(arguments: columns + alignments + spans + sharing)
  func `A column of a grid is as wide as its widest cell`(_ row: LayoutCase) {
    #expect(row.frames() == row.expected)
  }

  static let columns: [LayoutCase] = [
    LayoutCase(
      "widest cells", 300, nil,
      grid(
        aligned: .topLeading, horizontal: 0, vertical: 0,
        [cells(text("A"), text("Hello")), cells(text("Title"), text("B"))]
      ).id("g"), "g 0 0 100 40", "A 0 0 10 20", "Hello 50 0 50 20", "Title 0 20 50 20", "B 50 20 10 20"),
    LayoutCase(
      "default gaps", 300, nil, grid([cells(text("A"), text("B")), cells(text("C"), text("D"))]).id("g"), "g 0 0 28 48",
      "A 0 0 10 20", "B 18 0 10 20", "C 0 28 10 20", "D 18 28 10 20"),
    LayoutCase(
      "explicit gaps", 300, nil,
      grid(horizontal: 10, vertical: 20, [cells(text("A"), text("B")), cells(text("C"), text("D"))]), "A 0 0 10 20",
      "B 20 0 10 20", "C 0 40 10 20", "D 20 40 10 20"),
    LayoutCase("no offer", nil, nil, grid([cells(text("A"), text("Hello"))]), "A 0 0 10 20", "Hello 18 0 50 20"),
    LayoutCase(
      "a short row", 300, nil,
      grid(
        aligned: .topLeading, horizontal: 0, vertical: 0,
        [cells(text("A"), text("B"), text("C")), cells(text("Hello"))]),
      "A 0 0 10 20", "B 50 0 10 20", "C 60 0 10 20", "Hello 0 20 50 20"),
    LayoutCase(
      "an empty row", 300, nil, grid(vertical: 10, [cells(text("A")), cells(), cells(text("B"))]).id("g"),
      "g 0 0 10 60", "A 0 0 10 20", "B 0 40 10 20"),
    LayoutCase("no rows", 300, 200, grid([]).id("g"), "g 0 0 0 0"),
    LayoutCase(
      "overflow", 300, nil, grid(horizontal: 0, [cells(box("a", 200, 20), box("b", 200, 20))]).id("g"), "g 0 0 400 20",
      "a 0 0 200 20", "b 200 0 200 20"),
  ]

  static let alignments: [LayoutCase] = [
    LayoutCase(
      "centre", 300, nil,
      grid(horizontal: 0, vertical: 0, [cells(text("Hello"), text("A")), cells(text("B"), text("CC"))]),
      "Hello 0 0 50 20", "A 55 0 10 20", "B 20 20 10 20", "CC 50 20 20 20"),
    LayoutCase(
      "bottom trailing", 300, nil,
      grid(
        aligned: .bottomTrailing, horizontal: 0, vertical: 0,
        [cells(text("Hello"), text("A")), cells(text("B"), box("b", 10, 40))]), "Hello 0 0 50 20", "A 50 0 10 20",
      "B 40 40 10 20", "b 50 20 10 40"),
    LayoutCase(
      "a row's own", 300, nil,
      grid(aligned: .topLeading, horizontal: 0, [cells(aligned: .bottom, text("A"), box("b", 10, 40))]),
      "A 0 20 10 20", "b 10 0 10 40"),
    LayoutCase(
      "baselines", 300, nil,
      grid(horizontal: 0, [cells(aligned: .firstTextBaseline, text("A").padding(top: 10), text("B"))]), "A 0 10 10 20",
      "B 10 10 10 20"),
    LayoutCase(
      "baseline of a grid", 300, nil,
      row(aligned: .firstTextBaseline, spacing: 0, [grid([cells(text("A").padding(top: 10))]), text("B")]),
      "A 0 10 10 20", "B 10 10 10 20"),
  ]

  static let spans: [LayoutCase] = [
    LayoutCase(
      "wider than the columns", 300, nil,
      grid(aligned: .topLeading, horizontal: 0, vertical: 0, [cells(text("A"), text("B")), across(text("Hello"))])
        .id("g"), "g 0 0 50 40", "A 0 0 10 20", "B 25 0 10 20", "Hello 0 20 50 20"),
    LayoutCase(
      "narrower than the columns", 300, nil,
      grid(horizontal: 0, vertical: 0, [cells(text("Hello"), text("Title")), across(text("A"))]), "Hello 0 0 50 20",
      "Title 50 0 50 20", "A 45 20 10 20"),
    LayoutCase(
      "divider", 300, nil,
      grid(horizontal: 0, vertical: 0, [cells(text("A"), text("B")), across(divider().id("d"))]), "A 70 0 10 20",
      "B 220 0 10 20", "d 0 20 300 1"),
    LayoutCase("alone", 300, nil, grid([across(text("A"))]).id("g"), "g 0 0 10 20", "A 0 0 10 20"),
    LayoutCase(
      "across gaps", 300, nil,
      grid(aligned: .topLeading, horizontal: 10, vertical: 0, [cells(text("A"), text("B")), across(shape("f"))]),
      "A 0 0 10 20", "B 155 0 10 20", "f 0 20 300 10"),
  ]

  static let sharing: [LayoutCase] = [
    LayoutCase(
      "greedy cells share", 300, 60, grid(horizontal: 0, [cells(shape("f"), shape("g"))]), "f 0 0 150 60",
      "g 150 0 150 60"),
    LayoutCase(
      "a greedy cell takes the rest", 300, 60, grid(horizontal: 0, [cells(text("Hello"), shape("f"))]),
      "Hello 0 20 50 20", "f 50 0 250 60"),
    LayoutCase(
      "a greedy cell is as high as its row", 100, nil, grid(horizontal: 0, [cells(box("b", 10, 40), shape("f"))]),
      "b 0 0 10 40", "f 10 0 90 40"),
    LayoutCase(
      "rows share", 100, 100, grid(vertical: 0, [cells(shape("f")), cells(shape("g"))]), "f 0 0 100 50",
      "g 0 50 100 50"),
    LayoutCase(
      "a row takes the rest", 100, 100, grid(vertical: 0, [cells(text("A")), cells(shape("g"))]), "A 45 0 10 20",
      "g 0 20 100 80"),
    LayoutCase(
      "text wraps", 90, nil, grid(aligned: .topLeading, horizontal: 0, [cells(text("Key"), text("Hello World"))]),
      "Key 0 0 30 20", "Hello World 30 0 50 40"),
    LayoutCase(
      "in a row", 300, 20, row(spacing: 0, [grid(horizontal: 0, [cells(text("A"), shape("f"))]), shape("g")]),
      "A 0 0 10 20", "f 10 0 140 20", "g 150 0 150 20"),
  ]
}
