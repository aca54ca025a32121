import Paravent
import Testing

@Suite struct ContainerTextTests {
  private static let numbers = ResolvedNode.column(alignment: .leading, .text("one"), .text("two"), .text("three"))
  private static let leading = Alignment(horizontal: .leading, vertical: .firstTextBaseline)

  static let windows: [TextCase] = [
    TextCase("all of the content", .scroll(.vertical, numbers), "one\ntwo\nthree"),
    TextCase("what a frame shows", .scroll(.vertical, numbers).frame(height: 32), "one\ntwo"),
    TextCase("a narrow frame", .scroll(.horizontal, .text("one two three")).frame(width: 56), "one two"),
    TextCase(
      "a spacer in a window", .scroll(.vertical, .column(.text("A"), .spacer, .text("B"))).frame(height: 160), "A\nB"),
    TextCase(
      "neighbours below", .column(alignment: .leading, .scroll(.vertical, numbers).frame(height: 16), .text("end")),
      "one\nend"),
  ]

  static let grids: [TextCase] = [
    TextCase(
      "columns",
      .grid(
        aligned: leading, ResolvedGrid.Row(cells: [.text("Name"), .text("Ada Lovelace")]),
        ResolvedGrid.Row(cells: [.text("Occupation"), .text("Countess")])),
      "Name       Ada Lovelace\nOccupation Countess"),
    TextCase(
      "centred cells",
      .grid(
        ResolvedGrid.Row(cells: [.text("abc"), .text("1")]), ResolvedGrid.Row(cells: [.text("a"), .text("123")])),
      "abc  1\n a  123"),
    TextCase(
      "a view across",
      .grid(
        aligned: leading, ResolvedGrid.Row(cells: [.text("A"), .text("B")]),
        ResolvedGrid.Row(cells: [.text("Everything")], spansColumns: true)), "A    B\nEverything"),
    TextCase(
      "a divider across",
      ResolvedNode.grid(
        aligned: leading, ResolvedGrid.Row(cells: [.text("A"), .text("B")]),
        ResolvedGrid.Row(cells: [.divider], spansColumns: true)
      ).frame(width: 64), "A   B\n────────"),
    TextCase(
      "a short row",
      .grid(
        aligned: leading, ResolvedGrid.Row(cells: [.text("A"), .text("B"), .text("C")]),
        ResolvedGrid.Row(cells: [.text("D")])), "A B C\nD"),
    TextCase(
      "a cell that wraps",
      ResolvedNode.grid(
        aligned: leading, ResolvedGrid.Row(cells: [.text("Key"), .text("the quick brown fox")])
      ).frame(width: 104), "Key the quick\n    brown fox"),
    TextCase("no rows", .row(.text("A"), .grid(), .text("B")), "A  B"),
  ]

  static let screens: [TextCase] = [
    TextCase("title", .navigation("Settings", .text("Content")), "Settings\n════════\n\nContent"),
    TextCase("wide title", .navigation("日本", .text("A")), "日本\n════\n\nA"),
    TextCase(
      "long title", ResolvedNode.navigation("A title of many words", .text("A")).frame(width: 96),
      " A title of\n many words\n ══════════\n\n A"),
    TextCase("no title", .navigation(nil, .text("Content")), "Content"),
    TextCase("empty title", .navigation("", .text("Content")), "Content"),
    TextCase("no content", .navigation("Settings", .overlay()), "Settings\n════════"),
  ]

  static let choices: [TextCase] = [
    TextCase("the first that fits", .fits(.horizontal, .text("first"), .text("second")), "first"),
    TextCase(
      "the second",
      ResolvedNode.fits(.horizontal, .text("a long text that wraps"), .text("short")).frame(width: 80), "  short"),
    TextCase(
      "the last where none fits", ResolvedNode.fits(.horizontal, .text("12345"), .text("1234")).frame(width: 16),
      "12\n34"),
    TextCase(
      "row or column",
      ResolvedNode.fits(
        .horizontal, .row(.text("One"), .text("Two"), .text("Three")),
        .column(alignment: .leading, .text("One"), .text("Two"), .text("Three"))
      ).frame(width: 80), "  One\n  Two\n  Three"),
    TextCase("no choice", .row(.text("A"), .fits(), .text("B")), "A  B"),
  ]

  @Test(arguments: windows + grids + screens + choices)
  func `Containers show their content in text`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }
}
