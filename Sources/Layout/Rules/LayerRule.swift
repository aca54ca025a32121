import Paravent

/// A view behind or in front of another one, offered the size of the first and without a say in it.
struct LayerRule: LayoutRule {
  let alignment: Alignment
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard children.count == 2 else { return Arrangement(Dimensions(size: .zero)) }
    let primary = children[0].dimensions(proposal)
    let offer = Proposal(primary.size)
    let secondary = children[1].dimensions(offer)
    let origin = Arrangement.origin(of: secondary, in: primary, at: alignment, metrics: metrics)
    return Arrangement(
      dimensions: primary,
      places: [
        Arrangement.Place(origin: .zero, proposal: proposal), Arrangement.Place(origin: origin, proposal: offer),
      ])
  }
}
