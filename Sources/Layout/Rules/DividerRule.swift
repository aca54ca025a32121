/// A divider is as long as it is offered and as thick as a line.
struct DividerRule: LayoutRule {
  /// The axis along which the line runs.
  let axis: Axis
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let length = proposal.along(axis) ?? metrics.idealLength
    return Arrangement(Dimensions(size: LayoutSize(along: axis, length, across: metrics.dividerThickness)))
  }
}
