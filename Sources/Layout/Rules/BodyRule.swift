import Paravent

/// What the renderer draws itself of a control has the size that the renderer says.
struct BodyRule: LayoutRule {
  let control: ResolvedPrimitive
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    Arrangement(Dimensions(size: metrics.bodySize(of: control, in: proposal)))
  }
}
