/// A place in units of the metrics, from the leading top corner.
package struct LayoutPoint: Sendable, Hashable {
  /// The distance from the leading edge while arranging, from the left edge once placed.
  package var x: Double
  /// The distance from the top.
  package var y: Double

  /// The corner itself.
  package static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point from its distances.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension LayoutPoint {
  /// Creates a point from the distances along and across an axis.
  init(along axis: Axis, _ distance: Double, across: Double) {
    self = axis == .horizontal ? LayoutPoint(x: distance, y: across) : LayoutPoint(x: across, y: distance)
  }
}
