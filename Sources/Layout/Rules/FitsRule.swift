import Paravent

/// The first view whose ideal size fits what is offered on some axes, or the last.
struct FitsRule: LayoutRule {
  let axes: AxisSet

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard let last = children.indices.last else { return Arrangement(Dimensions(size: .zero)) }
    let chosen = children.indices.first { fits(children[$0], in: proposal) } ?? last
    let places = children.indices.map {
      Arrangement.Place(origin: .zero, proposal: proposal, isShown: $0 == chosen)
    }
    return Arrangement(dimensions: children[chosen].dimensions(proposal), places: places)
  }

  private func fits(_ child: LayoutNode, in proposal: Proposal) -> Bool {
    let ideal = child.sizeThatFits(proposal.ideal(on: axes))
    if axes.contains(.horizontal), ideal.width > proposal.width ?? .infinity { return false }
    return !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
  }
}
