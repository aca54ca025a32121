/// Lets references lead past schemas that only refer to others, and to `true` where a schema says nothing.
struct PlanShortcuts {
  private let nodes: [PlanNode]
  private let applicators: [Applicator]

  init(_ plan: Plan) {
    nodes = plan.nodes
    applicators = plan.applicators
  }
}

extension PlanShortcuts {
  /// The most schemas that are passed; those that refer to themselves are never left.
  private static let limit = 32

  /// Returns where a reference may lead as well.
  private func end(_ start: Int32) -> Int32 {
    var node = start
    for _ in 0..<Self.limit {
      guard node > PlanNode.nothingIndex, nodes[Int(node)].hasNoKeywords, nodes[Int(node)].types == .all else {
        return node
      }
      let own = nodes[Int(node)].applicators.range
      if own.isEmpty { return PlanNode.anythingIndex }
      guard own.count == 1, case .all(let next) = applicators[own.lowerBound] else { return node }
      node = next
    }
    return start
  }

  private func optional(_ node: Int32) -> Int32 { node < 0 ? node : end(node) }

  /// Shortens all references of a plan but the first one; where the way to a schema matters, none.
  func apply(to plan: inout Plan) {
    for index in plan.nodes.indices {
      let row = plan.nodes[index]
      plan.nodes[index].isOnlyType = row.hasNoKeywords && row.applicators.isEmpty
    }
    guard !plan.isDynamic else { return }
    for index in plan.applicators.indices { plan.applicators[index] = shortened(plan.applicators[index]) }
    for index in plan.members.indices { plan.members[index].node = optional(plan.members[index].node) }
    for index in plan.patternMembers.indices { plan.patternMembers[index].node = end(plan.patternMembers[index].node) }
    for index in plan.dependencies.indices { plan.dependencies[index].node = end(plan.dependencies[index].node) }
    for index in plan.objects.indices {
      plan.objects[index].additional = end(plan.objects[index].additional)
      plan.objects[index].propertyNames = optional(plan.objects[index].propertyNames)
    }
    for index in plan.arrays.indices {
      plan.arrays[index].items = end(plan.arrays[index].items)
      plan.arrays[index].contains = optional(plan.arrays[index].contains)
      for place in plan.arrays[index].prefix.range { plan.indices[place] = end(plan.indices[place]) }
    }
    for union in plan.unions {
      for place in union.branches.range { plan.indices[place] = end(plan.indices[place]) }
    }
  }

  private func shortened(_ applicator: Applicator) -> Applicator {
    switch applicator {
    case .all(let node): .all(end(node))
    case .not(let node): .not(end(node))
    case .conditional(let condition, let then, let otherwise):
      .conditional(end(condition), then: end(then), otherwise: end(otherwise))
    case .any, .one, .dynamic: applicator
    }
  }
}
