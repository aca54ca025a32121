/// A view that stands elsewhere than its layout says.
struct OffsetRule: LayoutRule {
  /// The distance towards where reading ends and down, in units.
  let distance: LayoutPoint

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard let child = children.first else { return Arrangement(Dimensions(size: .zero)) }
    return Arrangement(around: child.dimensions(proposal), at: distance, proposing: proposal)
  }
}
