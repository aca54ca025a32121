import Paravent

/// A picture has its own size, or takes what it is offered.
struct ImageRule: LayoutRule {
  let image: ResolvedImage
  let label: String
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    Arrangement(Dimensions(size: metrics.size(of: image, label: label, in: proposal)))
  }
}
