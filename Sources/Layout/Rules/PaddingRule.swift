import Paravent

/// Space around a view, already in units.
struct PaddingRule: LayoutRule {
  let insets: EdgeInsets

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let horizontal = insets.leading + insets.trailing
    let vertical = insets.top + insets.bottom
    let inner = Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
    let size = children.first?.sizeThatFits(inner) ?? .zero
    let outer = LayoutSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
    let place = Arrangement.Place(origin: LayoutPoint(x: insets.leading, y: insets.top), proposal: inner)
    return Arrangement(size: outer, places: [place], of: children)
  }
}
