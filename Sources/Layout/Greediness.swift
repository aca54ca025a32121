/// Whether a view takes the space that it is offered, or hugs its content.
///
/// SwiftUI finds this out by asking for sizes; a style sheet has to be told, for each view and axis.
package struct Greediness: Sendable, Hashable {
  /// The axes of a layout.
  package struct Axes: OptionSet, Sendable, Hashable {
    /// The axes as bits.
    package let rawValue: UInt8

    /// The axis of rows.
    package static let horizontal = Axes(rawValue: 1)
    /// The axis of columns.
    package static let vertical = Axes(rawValue: 2)

    /// Creates a set from its bits.
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  /// The axes on which the view takes what it is offered.
  package var axes: Axes = []
  /// Whether the view keeps a ratio inside of what it is offered, so that one fixed side fixes the other.
  package var keepsRatio = false
  /// Whether a view in this stack, other than a spacer, takes the space along it, so that spacers get none.
  package var starvesSpacers = false
  /// The most width in points that the view takes.
  package var maxWidth = Float.infinity
  /// The most height in points that the view takes.
  package var maxHeight = Float.infinity
  /// How many nodes the view and all that it holds are, so that a renderer can pass over them.
  package var nodeCount = 1

  /// Creates the greediness of a view on some axes.
  package init(_ axes: Axes = []) {
    self.axes = axes
  }
}
