/// The distance from its neighbours that a view prefers, by edge.
struct SpacingPreference: Sendable, Hashable {
  /// What an edge prefers.
  enum Edge: Sendable, Hashable {
    /// The default distance.
    case standard
    /// No distance from other text, whose line height holds enough.
    case text
    /// No distance, since the view is space itself.
    case none
  }

  var top = Edge.standard
  var bottom = Edge.standard
  var leading = Edge.standard
  var trailing = Edge.standard
}

extension SpacingPreference {
  /// The default distance between two views, in points: SwiftUI's `defaultSpacing`.
  static let standardDistance = 8.0

  /// Returns the points between two views of which the second follows the first along an axis.
  static func distance(from first: SpacingPreference, to second: SpacingPreference, along axis: Axis) -> Double {
    let edges =
      axis == .horizontal ? (first.trailing, second.leading) : (first.bottom, second.top)
    switch edges {
    case (.none, _), (_, .none), (.text, .text): return 0
    default: return standardDistance
    }
  }
}
