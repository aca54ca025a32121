/// Divides the length of a stack among its views.
///
/// Views of the highest priority come first, while the least lengths of all others are kept back; within a priority
/// the least flexible comes first, and each is offered an equal share of what is left. What a view leaves over
/// goes to those after it; what it takes too much is missing there.
struct StackDistribution {
  let axis: Axis
  let metrics: any LayoutMetrics
}

extension StackDistribution {
  /// Returns what each view is offered, in the order of the views.
  func proposals(for children: [LayoutNode], in proposal: Proposal, gaps: Double) -> [Proposal] {
    guard let total = proposal.along(axis), children.count > 0 else {
      return Array(repeating: proposal, count: children.count)
    }
    var proposals = Array(repeating: proposal, count: children.count)
    let order = order(of: children, in: proposal)
    let minimums = children.map { $0.priority == order[0].priority ? 0 : minimum(of: $0, in: proposal) }
    var available = total - gaps - minimums.reduce(0, +)
    var start = 0
    while start < order.count {
      let group = order[start...].prefix { $0.priority == order[start].priority }
      available += group.reduce(0) { $0 + minimums[$1.index] }
      for (position, member) in group.enumerated() {
        let share = metrics.rounded(max(0, available) / Double(group.count - position))
        let offer = proposal.with(share, along: axis)
        proposals[member.index] = offer
        // An infinite offer stays infinite, whatever is taken.
        if available < .infinity { available -= children[member.index].sizeThatFits(offer).along(axis) }
      }
      start += group.count
    }
    return proposals
  }

  private struct Member {
    var index: Int
    var priority: Double
    var flexibility: Double
  }

  private func order(of children: [LayoutNode], in proposal: Proposal) -> [Member] {
    let members = children.indices.map { index in
      let flexibility = children.count == 1 ? 0 : flexibility(of: children[index], in: proposal)
      return Member(index: index, priority: children[index].priority, flexibility: flexibility)
    }
    return members.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
  }

  private func minimum(of child: LayoutNode, in proposal: Proposal) -> Double {
    child.sizeThatFits(proposal.with(0, along: axis)).along(axis)
  }

  private func flexibility(of child: LayoutNode, in proposal: Proposal) -> Double {
    let greatest = child.sizeThatFits(proposal.with(.infinity, along: axis)).along(axis)
    return greatest == .infinity ? .infinity : greatest - minimum(of: child, in: proposal)
  }
}
