/// A symbol by the name that SwiftUI knows it by, and what stands for it here.
package struct Symbol: Sendable, Hashable {
  /// The name, such as `square.and.arrow.up`.
  package let name: String
  /// The name of its picture in `bootstrap-icons`, without the suffix.
  package let icon: String
  /// The character that stands for it in text, one cell wide.
  package let glyph: Character
}

extension Symbol {
  /// The number of cells that a symbol takes in text.
  package static let glyphCells = 1

  /// The names in the table, in order, from which a misspelt one can be guessed.
  package static let allNames: [String] = SymbolTable.rows.map(\.name)

  /// Returns the symbol of a name, or `nil` where nothing is known to stand for it.
  ///
  /// A name beyond the table is tried as the name of a picture: `.fill` at its end as `-fill`, other dots as dashes.
  /// The picture has to exist, since text without a picture would say less than the name.
  package static func named(_ name: String) -> Symbol? {
    if let symbol = table[name] { return symbol }
    guard let icon = SymbolIcon.name(guessedFrom: name), SymbolIcon.exists(named: icon) else { return nil }
    return Symbol(name: name, icon: icon, glyph: otherGlyph)
  }

  /// Returns the name as a person says it: `square and arrow up` for `square.and.arrow.up`.
  package static func spokenName(_ name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }

  /// Whether a symbol's direction is that of reading, so that it points the other way where that is to the left.
  package static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// The character for a symbol that has a picture but no row in the table.
  private static let otherGlyph: Character = "◦"

  private static let table = Dictionary(
    SymbolTable.rows.map { ($0.name, Symbol(name: $0.name, icon: $0.icon, glyph: $0.glyph)) },
    uniquingKeysWith: { first, _ in first })
}
