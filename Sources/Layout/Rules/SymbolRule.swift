import Paravent

/// A symbol has the size of its glyph, or takes what it is offered; its baseline is its bottom.
struct SymbolRule: LayoutRule {
  let symbol: ResolvedSymbol
  let label: String?
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    Arrangement(Dimensions(size: metrics.size(of: symbol, label: label, in: proposal)))
  }
}
