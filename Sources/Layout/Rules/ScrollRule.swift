import Paravent

/// A window takes what it is offered along its axes, and shows the start of content that has its ideal length there.
struct ScrollRule: LayoutRule {
  let axes: AxisSet

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let inner = proposal.ideal(on: axes)
    var size = children.first?.sizeThatFits(inner) ?? .zero
    if axes.contains(.horizontal), let width = proposal.width { size.width = width }
    if axes.contains(.vertical), let height = proposal.height { size.height = height }
    return Arrangement(size: size, places: [Arrangement.Place(origin: .zero, proposal: inner)], of: children)
  }
}
