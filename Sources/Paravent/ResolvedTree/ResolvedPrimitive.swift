/// The closed set of things that a renderer draws.
///
/// Every renderer switches over it exhaustively, so that one that misses a primitive does not compile.
public indirect enum ResolvedPrimitive: Sendable {
  /// Lines of styled text.
  case text(ResolvedText)
  /// A picture.
  case image(ResolvedImage)
  /// A symbol, painted like text.
  case symbol(ResolvedSymbol)
  /// Views in a row or a column.
  case stack(ResolvedStack)
  /// Views one over another, the last in front.
  case overlayStack(ResolvedOverlayStack)
  /// Space that grows along its stack's axis, both axes outside a stack; its least length in points.
  case spacer(minLength: Double)
  /// A line across its stack's axis, horizontal outside a stack.
  case divider
  /// Rows and sections of rows, greedy on both axes.
  case list(ResolvedList)
  /// Views under a header; rows where it stands in a list, a column elsewhere.
  case section(ResolvedSection)
  /// A control that acts when pressed, around its label.
  case button(ResolvedButton)
  /// A view that a modifier wraps.
  case wrapper(ResolvedWrapper, ResolvedNode)
}
