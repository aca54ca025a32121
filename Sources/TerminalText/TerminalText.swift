/// Text as a terminal shows it: how many cells it takes, and which of its characters may reach a screen.
package enum TerminalText {}

extension TerminalText {
  /// Returns the number of cells that a string takes on one row.
  package static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the number of cells, 0 to 2, that one grapheme takes.
  package static func width(of character: Character) -> Int {
    1
  }
}
