import Paravent

extension Arrangement {
  /// Returns the arrangement of one view in a frame: the alignment's places in both coincide.
  static func aligning(
    _ children: [LayoutNode], at alignment: Alignment, in size: LayoutSize, proposing proposal: Proposal,
    metrics: any LayoutMetrics
  ) -> Arrangement {
    guard let child = children.first else { return Arrangement(Dimensions(size: size)) }
    let origin = origin(of: child.dimensions(proposal), in: Dimensions(size: size), at: alignment, metrics: metrics)
    return Arrangement(size: size, places: [Place(origin: origin, proposal: proposal)], of: children)
  }

  /// Returns where a view stands so that the alignment's places in it and in the outer view coincide.
  static func origin(
    of inner: Dimensions, in outer: Dimensions, at alignment: Alignment, metrics: any LayoutMetrics
  ) -> LayoutPoint {
    LayoutPoint(
      x: metrics.rounded(outer.guide(alignment.horizontal) - inner.guide(alignment.horizontal)),
      y: metrics.rounded(outer.guide(alignment.vertical) - inner.guide(alignment.vertical)))
  }
}
