import Paravent
import Symbols

/// Symbols as characters.
enum SymbolGlyph {
  /// Returns what stands for a symbol: its glyph, or its name in brackets.
  static func text(named name: String) -> String {
    Symbol.named(name).map { String($0.glyph) } ?? "[\(name)]"
  }

  /// Returns what stands for a symbol with a name of its own, which says more than a glyph.
  static func text(for symbol: ResolvedSymbol, label: String?) -> GlyphLine {
    guard let label, !label.isEmpty, !symbol.isDecorative, !symbol.isResizable else {
      return GlyphLine(text(named: symbol.name))
    }
    return GlyphLine(label)
  }
}
