import Paravent

/// A frame whose sides have bounds.
///
/// With both bounds it takes the offer between them; with a maximum alone, the larger of the view and the offer up to
/// the maximum; with a minimum alone, the smaller of the two from the minimum on. An ideal length stands in for an
/// offer of none.
struct FlexibleFrameRule: LayoutRule {
  private let horizontal: FlexibleBounds
  private let vertical: FlexibleBounds
  private let alignment: Alignment
  private let metrics: any LayoutMetrics

  init(_ frame: ResolvedFlexibleFrame, metrics: any LayoutMetrics) {
    horizontal = FlexibleBounds(
      min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth, converting: metrics.width(points:))
    vertical = FlexibleBounds(
      min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight, converting: metrics.height(points:))
    alignment = frame.alignment
    self.metrics = metrics
  }

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let inner = Proposal(width: horizontal.offer(for: proposal.width), height: vertical.offer(for: proposal.height))
    let child = children.first?.sizeThatFits(inner) ?? .zero
    let size = LayoutSize(
      width: horizontal.length(of: child.width, for: proposal.width),
      height: vertical.length(of: child.height, for: proposal.height))
    return .aligning(children, at: alignment, in: size, proposing: inner, metrics: metrics)
  }
}
