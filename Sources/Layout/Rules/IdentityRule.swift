/// A wrapper that leaves the layout as it is.
struct IdentityRule: LayoutRule {
  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard let child = children.first else { return Arrangement(Dimensions(size: .zero)) }
    return Arrangement(around: child.dimensions(proposal), proposing: proposal)
  }
}
