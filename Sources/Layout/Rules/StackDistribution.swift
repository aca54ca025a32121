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
    guard let total = proposal.along(axis), !children.isEmpty else {
      return Array(repeating: proposal, count: children.count)
    }
    let members = members(children, in: proposal)
    return shares(of: children, members: members, in: proposal, available: total - gaps)
  }

  private struct Member {
    var index: Int
    var priority: Double
    /// The least length, where the view has a lower priority than others; 0 else.
    var minimum = 0.0
    var flexibility = 0.0
  }

  /// Returns the views in the order in which they are served.
  private func members(_ children: [LayoutNode], in proposal: Proposal) -> [Member] {
    let highest = children.reduce(-.infinity) { max($0, $1.priority) }
    var members: [Member] = []
    for (index, child) in children.enumerated() {
      var member = Member(index: index, priority: child.priority)
      if child.priority < highest { member.minimum = minimum(of: child, in: proposal) }
      if children.count > 1 { member.flexibility = flexibility(of: child, in: proposal) }
      members.append(member)
    }
    return members.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
  }

  private func shares(
    of children: [LayoutNode], members: [Member], in proposal: Proposal, available: Double
  ) -> [Proposal] {
    var proposals = Array(repeating: proposal, count: children.count)
    var available = available - members.reduce(0) { $0 + $1.minimum }
    var group = members[...]
    while let first = group.first {
      let rest = group.drop { $0.priority == first.priority }
      group = group[..<rest.startIndex]
      available += group.reduce(0) { $0 + $1.minimum }
      while let member = group.popFirst() {
        let share = metrics.rounded(max(0, available) / Double(group.count + 1))
        proposals[member.index] = proposal.with(share, along: axis)
        // An infinite offer stays infinite, whatever is taken.
        if available < .infinity { available -= length(of: children[member.index], in: proposals[member.index]) }
      }
      group = rest
    }
    return proposals
  }

  private func length(of child: LayoutNode, in proposal: Proposal) -> Double {
    child.sizeThatFits(proposal).along(axis)
  }

  private func minimum(of child: LayoutNode, in proposal: Proposal) -> Double {
    length(of: child, in: proposal.with(0, along: axis))
  }

  private func flexibility(of child: LayoutNode, in proposal: Proposal) -> Double {
    let greatest = length(of: child, in: proposal.with(.infinity, along: axis))
    return greatest == .infinity ? .infinity : greatest - minimum(of: child, in: proposal)
  }
}
