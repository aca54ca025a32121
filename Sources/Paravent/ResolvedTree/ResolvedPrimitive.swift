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
  /// A link to a URL or to another screen.
  case link(ResolvedLink)
  /// A control that is on or off.
  case toggle(ResolvedToggle)
  /// A line of text that can be edited, greedy on the horizontal axis.
  case field(ResolvedField)
  /// A choice of one from several.
  case picker(ResolvedPicker)
  /// How far something has got; greedy on the horizontal axis where it is a bar.
  case progress(ResolvedProgress)
  /// A window on content that may be larger; greedy along its axes.
  case scroll(ResolvedScroll)
  /// Views in rows and columns.
  case grid(ResolvedGrid)
  /// A shape, greedy on both axes.
  case shape(ResolvedShape)
  /// A screen with a title above its content.
  case navigation(ResolvedNavigation)
  /// The first of several views that fits.
  case fits(ResolvedFits)
  /// A view that a modifier wraps.
  case wrapper(ResolvedWrapper, ResolvedNode)
}
