import Paravent
import Symbols

/// Symbols as characters.
enum SymbolGlyph {
  /// Returns what stands for a symbol: its glyph, or its name in brackets.
  ///
  /// - Parameter isMirrored: Whether reading is to the left, so that forward is as well.
  static func text(named name: String, isMirrored: Bool) -> String {
    let shown = isMirrored && Symbol.followsReading(name) ? turned(name) : name
    return Symbol.named(shown).map { String($0.glyph) } ?? "[\(name)]"
  }

  /// Returns what stands for a symbol with a name of its own, which says more than a glyph.
  static func text(for symbol: ResolvedSymbol, label: String?, isMirrored: Bool = false) -> GlyphLine {
    guard let label, !label.isEmpty, !symbol.isDecorative, !symbol.isResizable else {
      return GlyphLine(text(named: symbol.name, isMirrored: isMirrored))
    }
    return GlyphLine(label)
  }

  private static func turned(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }.joined(separator: ".")
  }
}
