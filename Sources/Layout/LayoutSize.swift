/// How large a view is, in units of the metrics.
package struct LayoutSize: Sendable, Hashable {
  /// The horizontal length.
  package var width: Double
  /// The vertical length.
  package var height: Double

  /// The size of nothing.
  package static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size from its lengths.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension LayoutSize {
  /// Creates a size from the lengths along and across an axis.
  init(along axis: Axis, _ length: Double, across: Double) {
    self = axis == .horizontal ? LayoutSize(width: length, height: across) : LayoutSize(width: across, height: length)
  }

  /// Returns the length along an axis.
  package func along(_ axis: Axis) -> Double {
    axis == .horizontal ? width : height
  }
}
