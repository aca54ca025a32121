/// A title above the content of a screen.
struct NavigationRule: LayoutRule {
  /// The units between the title and the content.
  let titleSpacing: Double

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard children.count == 2 else { return IdentityRule().arrangement(of: children, in: proposal) }
    let titleOffer = Proposal(width: proposal.width, height: nil)
    let title = children[0].sizeThatFits(titleOffer)
    let top = title.height + titleSpacing
    let contentOffer = Proposal(width: proposal.width, height: proposal.height.map { max(0, $0 - top) })
    let content = children[1].sizeThatFits(contentOffer)
    return Arrangement(
      size: LayoutSize(width: max(title.width, content.width), height: top + content.height),
      places: [
        Arrangement.Place(origin: .zero, proposal: titleOffer),
        Arrangement.Place(origin: LayoutPoint(x: 0, y: top), proposal: contentOffer),
      ], of: children)
  }
}
