/// A wrapper that leaves the layout as it is.
struct IdentityRule: LayoutRule {
  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard let child = children.first else { return Arrangement(Dimensions(size: .zero)) }
    let place = Arrangement.Place(origin: .zero, proposal: proposal)
    return Arrangement(dimensions: child.dimensions(proposal), places: [place])
  }
}
