import Paravent

/// The size that a view is offered, in units of the metrics.
///
/// A length of `nil` asks for the ideal length, 0 for the least and infinity for the greatest.
package struct Proposal: Sendable, Hashable {
  /// The horizontal length.
  package var width: Double?
  /// The vertical length.
  package var height: Double?

  /// Asks for the ideal size.
  package static let ideal = Proposal(width: nil, height: nil)

  /// Creates a proposal from its lengths.
  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}

extension Proposal {
  /// Creates a proposal of exactly a size.
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the length along an axis.
  func along(_ axis: Axis) -> Double? {
    axis == .horizontal ? width : height
  }

  /// Returns the proposal with another length along an axis.
  func with(_ length: Double?, along axis: Axis) -> Proposal {
    axis == .horizontal ? Proposal(width: length, height: height) : Proposal(width: width, height: length)
  }

  /// Returns the proposal that asks for the ideal length on some axes.
  func ideal(on axes: AxisSet) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
  }
}
