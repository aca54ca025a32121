/// A shape takes all it is offered.
struct ShapeRule: LayoutRule {
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let size = LayoutSize(
      width: proposal.width ?? metrics.idealLength, height: proposal.height ?? metrics.idealLength)
    return Arrangement(Dimensions(size: size))
  }
}
