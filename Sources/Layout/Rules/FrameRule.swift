import Paravent

/// A frame with fixed sides; a view that is larger sticks out as the alignment says.
struct FrameRule: LayoutRule {
  let width: Double?
  let height: Double?
  let alignment: Alignment
  let metrics: any LayoutMetrics

  init(_ frame: ResolvedFrame, metrics: any LayoutMetrics) {
    width = frame.width.map { metrics.width(points: max(0, $0)) }
    height = frame.height.map { metrics.height(points: max(0, $0)) }
    alignment = frame.alignment
    self.metrics = metrics
  }

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let inner = Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    let child = children.first?.sizeThatFits(inner) ?? .zero
    let size = LayoutSize(width: width ?? child.width, height: height ?? child.height)
    return .aligning(children, at: alignment, in: size, proposing: inner, metrics: metrics)
  }
}
