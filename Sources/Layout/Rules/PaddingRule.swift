import Paravent

/// Space around a view, already in units.
struct PaddingRule: LayoutRule {
  let insets: EdgeInsets

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let inner = inner(proposal)
    return arrangement(of: children, as: children.first?.sizeThatFits(inner) ?? .zero, in: inner)
  }

  private var horizontal: Double { insets.leading + insets.trailing }
  private var vertical: Double { insets.top + insets.bottom }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - horizontal) }, height: proposal.height.map { max(0, $0 - vertical) })
  }

  private func arrangement(of children: [LayoutNode], as size: LayoutSize, in inner: Proposal) -> Arrangement {
    let outer = LayoutSize(width: max(0, size.width + horizontal), height: max(0, size.height + vertical))
    let place = Arrangement.Place(origin: LayoutPoint(x: insets.leading, y: insets.top), proposal: inner)
    return Arrangement(size: outer, places: [place], of: children)
  }
}
