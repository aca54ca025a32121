/// A spacer takes all it is offered along its stack's axis, and nothing across it; outside a stack it takes both.
struct SpacerRule: LayoutRule {
  let minLength: Double
  let axis: Axis?
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    var size = LayoutSize.zero
    if axis != .vertical { size.width = max(proposal.width ?? 0, metrics.width(points: minLength)) }
    if axis != .horizontal { size.height = max(proposal.height ?? 0, metrics.height(points: minLength)) }
    return Arrangement(Dimensions(size: size))
  }
}
