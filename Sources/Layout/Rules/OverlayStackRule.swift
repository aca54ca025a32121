import Paravent

/// Views one over another: all are offered the whole, and the size is what they cover together.
struct OverlayStackRule: LayoutRule {
  let alignment: Alignment
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let dimensions = children.map { $0.dimensions(proposal) }
    let horizontal = aligned(dimensions.map { ($0.guide(alignment.horizontal), $0.size.width) })
    let vertical = aligned(dimensions.map { ($0.guide(alignment.vertical), $0.size.height) })
    let places = zip(horizontal.origins, vertical.origins).map {
      Arrangement.Place(origin: LayoutPoint(x: $0, y: $1), proposal: proposal)
    }
    let size = LayoutSize(width: horizontal.length, height: vertical.length)
    return Arrangement(size: size, places: places, of: children)
  }

  private func aligned(_ views: [(guide: Double, length: Double)]) -> (origins: [Double], length: Double) {
    CrossAlignment.aligned(views, metrics: metrics)
  }
}
