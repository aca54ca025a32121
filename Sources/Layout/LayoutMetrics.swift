package import Paravent

/// The unit that a layout is made in, and the sizes that only a renderer knows.
///
/// Every length is converted before the layout runs, so that a grid of cells has no fractions.
package protocol LayoutMetrics {
  /// How many units as wide as high make a square: 1 for points, 2 for cells of 8 by 16 points.
  var squareRatio: Double { get }
  /// How thick a divider is, by the axis across it.
  var dividerThickness: Double { get }
  /// How long a divider or a side of a shape is where no length is offered.
  var idealLength: Double { get }
  /// How far the content of a navigation stack stands below its title.
  var titleSpacing: Double { get }

  /// Returns points as a finite horizontal length.
  func width(points: Double) -> Double
  /// Returns points as a finite vertical length.
  func height(points: Double) -> Double
  /// Returns a length that a layout divided, as a whole number of units where the unit has no fractions.
  func rounded(_ length: Double) -> Double
  /// Prepares a text for being measured many times.
  ///
  /// - Parameter isMirrored: Whether leading is on the right.
  func prepared(_ text: ResolvedText, isMirrored: Bool) -> any PreparedTextMeasuring
  /// Returns the size of a picture for a proposal; one that is not resizable has its own.
  func size(of image: ResolvedImage, label: String, in proposal: Proposal) -> LayoutSize
  /// Returns the size of a symbol for a proposal; `label` replaces the glyph where the view has one.
  func size(of symbol: ResolvedSymbol, label: String?, in proposal: Proposal) -> LayoutSize
  /// Returns the space that marks a button around its label.
  func insets(of button: ResolvedButton) -> EdgeInsets
  /// Returns the space that marks a view that acts when tapped.
  func insets(of tap: ResolvedTap) -> EdgeInsets
  /// Returns what is shown for a control; for a navigation stack its title, if any, and its content.
  ///
  /// - Parameter isMirrored: Whether leading is on the right.
  func face(of control: ResolvedPrimitive, isMirrored: Bool) -> ControlFace
  /// Returns the size of what the renderer draws itself of a control.
  func bodySize(of control: ResolvedPrimitive, in proposal: Proposal) -> LayoutSize
  /// Returns the space around the rows of a list.
  func chrome(of list: ListAppearance) -> ListChrome
}
