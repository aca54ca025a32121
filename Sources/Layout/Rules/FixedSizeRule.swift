import Paravent

/// A view that has its ideal length on some axes, whatever it is offered.
struct FixedSizeRule: LayoutRule {
  let axes: AxisSet

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    IdentityRule().arrangement(of: children, in: proposal.ideal(on: axes))
  }
}
