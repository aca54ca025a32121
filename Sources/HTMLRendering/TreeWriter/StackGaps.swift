internal import Paravent

/// The distances between the views of a stack.
struct StackGaps: Sendable {
  /// The distance between two views where nobody says another.
  static let standard = 8.0

  /// The distance before every view but the first, where it is the same for all and CSS can say it once.
  private(set) var common: Double?
  private let spacing: Double?
  private let axis: LayoutAxis
}

extension StackGaps {
  /// Finds the distances: `spacing`, or else what each pair prefers, which is none beside a spacer and none between two
  /// texts in a column.
  init(of children: [ResolvedNode], spacing: Double?, along axis: LayoutAxis) {
    self.spacing = spacing.map(ByteSink.clamped)
    self.axis = axis
    guard children.count > 1 else {
      common = 0
      return
    }
    let first = distance(before: 1, in: children)
    if first >= 0, spacing != nil || (2..<children.count).allSatisfy({ distance(before: $0, in: children) == first }) {
      common = first
    }
  }

  /// Returns the distance before one of the views.
  func distance(before index: Int, in children: [ResolvedNode]) -> Double {
    guard index > 0 else { return 0 }
    return spacing ?? Self.preferred(between: children[index - 1], and: children[index], along: axis)
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
      .wrapper(.opacity, let content), .wrapper(.tap, let content), .wrapper(.overlay, let content),
      .wrapper(.offset, let content), .wrapper(.shadow, let content), .wrapper(.hidden, let content),
      .wrapper(.fixedSize, let content), .wrapper(.layoutPriority, let content),
      .wrapper(.surroundings, let content), .wrapper(.sheet, let content):
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
