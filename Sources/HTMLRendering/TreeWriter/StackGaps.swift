internal import Paravent

/// The distances between the views of a stack.
struct StackGaps: Sendable {
  /// The distance between two views where nobody says another.
  static let standard = 8.0

  /// The distance before every view but the first, where it is the same for all.
  let common: Double?
  private let distances: [Double]
}

extension StackGaps {
  /// Finds the distances: `spacing`, or else what each pair prefers, which is none beside a spacer and none between two
  /// texts in a column.
  init(of children: [ResolvedNode], spacing: Double?, along axis: LayoutAxis) {
    if let spacing, spacing >= 0 || children.count < 2 {
      common = ByteSink.clamped(max(spacing, 0))
      distances = []
      return
    }
    let distances = zip(children, children.dropFirst()).map { first, second in
      spacing ?? Self.preferred(between: first, and: second, along: axis)
    }
    let first = distances.first ?? 0
    let agrees = first >= 0 && distances.allSatisfy { $0 == first }
    common = agrees ? first : nil
    self.distances = agrees ? [] : distances
  }

  /// The distance before one view, where it is not a common one.
  func distance(before index: Int) -> Double? {
    index > 0 && index <= distances.count ? distances[index - 1] : nil
  }

  private static func preferred(
    between first: ResolvedNode, and second: ResolvedNode, along axis: LayoutAxis
  ) -> Double {
    let edges = (first.edge(.trailing, depth: 0), second.edge(.leading, depth: 0))
    if edges.0 == .spacer || edges.1 == .spacer { return 0 }
    return axis == .vertical && edges == (.text, .text) ? 0 : standard
  }
}

/// What a view shows at one of its ends along a column.
private enum Edge {
  case spacer, text, other
}

private enum End {
  case leading, trailing
}

extension ResolvedNode {
  /// Returns what the node shows at one end; padding and frames hide what is inside of them.
  fileprivate func edge(_ end: End, depth: Int) -> Edge {
    switch primitive {
    case .spacer: return .spacer
    case .text: return .text
    case .wrapper(.background, let content), .wrapper(.border, let content), .wrapper(.clip, let content),
      .wrapper(.opacity, let content), .wrapper(.tap, let content):
      return depth < Self.deepestEdge ? content.edge(end, depth: depth + 1) : .other
    case .stack(let stack):
      guard depth < Self.deepestEdge else { return .other }
      return stack.edge(end, depth: depth + 1)
    default: return .other
    }
  }

  /// How far the text at an edge is looked for, which bounds the work on deep trees.
  private static let deepestEdge = 8
}

extension ResolvedStack {
  fileprivate func edge(_ end: End, depth: Int) -> Edge {
    switch direction {
    case .vertical:
      let outermost = end == .leading ? children.first : children.last
      return outermost?.edge(end, depth: depth) == .text ? .text : .other
    case .horizontal:
      // The distance is that of the view in the row that prefers most, so that the first few decide.
      return !children.isEmpty && children.count <= 4
        && children.allSatisfy { $0.edge(end, depth: depth + 2) != .other } ? .text : .other
    }
  }
}
