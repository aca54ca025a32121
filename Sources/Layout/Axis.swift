/// A direction in which views stand in a row or a column.
package enum Axis: Sendable, Hashable {
  case horizontal, vertical
}

extension Axis {
  /// The axis across this one.
  package var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
