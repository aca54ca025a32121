import Paravent
import Testing

@Suite struct PictureTests {
  private static let resizable = ResolvedNode.image("Ada Lovelace", resizable: true)

  @Test(arguments: [
    TextCase("own size", .image("Ada Lovelace"), "[Ada Lovelace]"),
    TextCase("without a name", .image(""), "▨"),
    TextCase("decorative", .row(.image("x", decorative: true), .text("A")), " A"),
    TextCase(
      "decorative of a size",
      .row(.image("x", resizable: true, decorative: true).frame(width: 32, height: 48), .text("A")), "\n     A"),
    TextCase("accessibility label", .image("ada").labelled("Ada"), "[Ada]"),
    TextCase("label of a wrapper", .image("ada").frame(width: 80, height: 16).labelled("Ada"), "  [Ada]"),
    TextCase("box", resizable.frame(width: 50, height: 50), "┌────┐\n│ AL │\n└────┘"),
    TextCase(
      "circle", resizable.wrapped(.aspectRatio(nil, .fit)).frame(height: 75).wrapped(.clip(.circle)),
      "╭──────╮\n│  AL  │\n│      │\n╰──────╯"),
    TextCase(
      "whole name", resizable.frame(width: 96, height: 64),
      "┌──────────┐\n│   Ada    │\n│ Lovelace │\n└──────────┘"),
    TextCase(
      "initials of a long name", ResolvedNode.image("Portrait of Ada", resizable: true).frame(width: 50, height: 50),
      "┌────┐\n│ PA │\n└────┘"),
    TextCase(
      "box without a name", ResolvedNode.image("", resizable: true).frame(width: 50, height: 50),
      "┌────┐\n│ ▨  │\n└────┘"),
    TextCase("a row", resizable.frame(width: 160, height: 16), "   [Ada Lovelace]"),
    TextCase("a short row", resizable.frame(width: 40, height: 16), "(AL)"),
    TextCase("two rows", resizable.frame(width: 40, height: 32), "(AL)"),
    TextCase("two columns", resizable.frame(width: 16, height: 48), "\nAL"),
    TextCase(
      "initials beyond ASCII", ResolvedNode.image("émile zola", resizable: true).frame(width: 50, height: 50),
      "┌────┐\n│ ÉZ │\n└────┘"),
    TextCase("symbol in a frame", .symbol("", resizable: true).frame(width: 48, height: 48), "\n  []"),
    TextCase("no control characters", .image("a\u{1B}\nb"), "[a\u{FFFD} b]"),
  ])
  func `A picture shows its name or its initials`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }

  @Test func `A long name is cut at the page's edge`() {
    #expect(lines(of: .image("A picture with a long name"), width: 20) == "[A picture with a l…")
  }
}
