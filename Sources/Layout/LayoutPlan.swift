import Paravent

/// What a node will be made of, before the views in it are known.
///
/// It keeps the large payloads of the vocabulary out of the frames of the function that recurses.
final class LayoutPlan {
  /// A view that is to stand in the node.
  enum Part {
    case view(ResolvedNode)
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

  /// What a stack around the node sees of it.
  enum Kind {
    /// A view of its own.
    case opaque
    /// Text.
    case text
    /// Space that gives way first.
    case spacer
    /// The wrapped view's traits.
    case transparent
    /// A stack, whose edges are those of its outermost views.
    case stack(Axis)
  }

  init(_ content: LayoutContent, axis: Axis?, rule: any LayoutRule) {
    self.content = content
    self.axis = axis
    self.rule = rule
  }
}

extension LayoutPlan {
  /// Returns how early a stack serves the node: spacers last.
  func priority(_ children: [LayoutNode]) -> Double {
    switch kind {
    case .spacer: -.infinity
    case .transparent: children.first?.priority ?? 0
    case .opaque, .text, .stack: 0
    }
  }

  /// Returns the distances that the node prefers.
  func spacing(_ children: [LayoutNode]) -> SpacingPreference {
    var spacing = SpacingPreference()
    switch kind {
    case .opaque: break
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
