import Paravent

/// What a node will be made of, before the views in it are known.
///
/// It keeps the large payloads of the vocabulary out of the frames of the function that recurses.
final class LayoutPlan {
  /// A view that is to stand in the node.
  enum Part {
    case view(ResolvedNode)
    case body(of: ResolvedPrimitive)
    case group(ListGroup)
  }

  let content: LayoutContent
  var rule: any LayoutRule
  var parts: [Part] = []
  /// The axis of the stack around the node.
  let axis: Axis?
  /// The axis of the stack around the parts.
  var innerAxis: Axis?
  var label: String?
  var text: (any PreparedTextMeasuring)?
  var kind = Kind.opaque
  /// The priority that the author gave the view.
  var priority: Double?
  /// Whether leading is on the right in the view.
  var isMirrored: Bool
  /// Whether nothing in the view is drawn outside of its frame.
  var isWindow = false

  /// What a stack around the node sees of it.
  enum Kind {
    /// A view of its own.
    case opaque
    /// Text.
    case text
    /// Space that gives way first.
    case spacer
    /// A view of its own, as early as the one in it.
    case single
    /// The wrapped view's traits.
    case transparent
    /// A stack, whose edges are those of its outermost views.
    case stack(Axis)
  }

  init(_ content: LayoutContent, axis: Axis?, isMirrored: Bool, rule: any LayoutRule) {
    self.content = content
    self.axis = axis
    self.isMirrored = isMirrored
    self.rule = rule
  }
}

extension LayoutPlan {
  /// Returns how early a stack serves the node: spacers last.
  func priority(_ children: [LayoutNode]) -> Double {
    if let priority, !priority.isNaN { return priority }
    return switch kind {
    case .spacer: -.infinity
    case .single, .transparent: children.first?.priority ?? 0
    case .opaque, .text, .stack: 0
    }
  }

  /// Returns the distances that the node prefers.
  func spacing(_ children: [LayoutNode]) -> SpacingPreference {
    var spacing = SpacingPreference()
    switch kind {
    case .opaque, .single: break
    case .text:
      spacing.top = .text
      spacing.bottom = .text
    case .spacer:
      if axis != .vertical { (spacing.leading, spacing.trailing) = (.none, .none) }
      if axis != .horizontal { (spacing.top, spacing.bottom) = (.none, .none) }
    case .transparent:
      return children.first?.spacing ?? spacing
    case .stack(.horizontal):
      spacing.leading = children.first?.spacing.leading ?? .standard
      spacing.trailing = children.last?.spacing.trailing ?? .standard
    case .stack(.vertical):
      spacing.top = children.first?.spacing.top ?? .standard
      spacing.bottom = children.last?.spacing.bottom ?? .standard
    }
    return spacing
  }
}
