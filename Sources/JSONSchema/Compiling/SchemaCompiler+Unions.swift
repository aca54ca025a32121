extension SchemaCompiler {
  /// Completes the plan once every schema is compiled.
  mutating func finish() {
    PlanShortcuts(plan).apply(to: &plan)
    var tags = TagFinder(plan: plan)
    for index in plan.unions.indices { compileTags(of: index, &tags) }
    for index in plan.nodes.indices { compileChoice(of: index, &tags) }
  }

  /// Finds the property whose constants tell branches apart, and groups the branches by its values.
  private mutating func compileTags(of index: Int, _ finder: inout TagFinder) {
    let branches = plan.unions[index].branches.range.map { plan.indices[$0] }
    guard branches.count > 1 else { return }
    group(branches, of: index, by: branches.map { finder.tags(of: $0) })
  }

  private mutating func group(_ branches: [Int32], of index: Int, by tags: [[TagFinder.Tag]]) {
    guard let tag = Self.bestTag(tags) else { return }
    let branchValues = tags.map { $0.first { $0.name == tag }?.values }
    var groups: [Int32: [Int32]] = [:]
    var order: [Int32] = []
    for value in branchValues.compactMap(\.self).joined() where groups[value] == nil {
      order.append(value)
      groups[value] = zip(branches, branchValues).filter { $1?.contains(value) ?? true }.map(\.0)
    }
    let others = zip(branches, branchValues).filter { $1 == nil }.map(\.0)
    let stretches = ([others] + order.compactMap { groups[$0] }).map { stretch($0) }
    plan.unions[index].tag = tag
    plan.unions[index].groups = Int32(plan.indices.count)
    plan.indices += stretches.flatMap { [$0.start, $0.end] }
    plan.unions[index].values = plan.names.table(order.enumerated().map { ($1, Int32($0 + 1)) })
  }

  /// Groups the conditions of a schema by the values of a property that they ask for.
  private mutating func compileChoice(of index: Int, _ finder: inout TagFinder) {
    let all = plan.nodes[index].applicators.range.map { plan.applicators[$0] }
    let conditions = all.map { condition(of: $0) }
    let branches = zip(all, conditions).compactMap { $1 == nil ? nil : $0.node }
    guard branches.count >= Self.fewestConditions else { return }
    let union = plan.unions.count
    plan.unions.append(UnionPlan(branches: stretch(branches)))
    group(branches, of: union, by: conditions.compactMap(\.self).map { finder.tags(of: $0) })
    let start = Int32(plan.applicators.count)
    plan.applicators += zip(all, conditions).filter { $1 == nil }.map(\.0)
    plan.nodes[index].choice = Int32(plan.choices.count)
    plan.choices.append(
      Choice(conditions: Int32(union), rest: Stretch(start: start, end: Int32(plan.applicators.count))))
  }

  /// The conditions from which on grouping them pays.
  private static let fewestConditions = 4

  /// Returns what a schema asks for, where it does nothing but `then` apply another one.
  private func condition(of applicator: Applicator) -> Int32? {
    guard let node = applicator.node, node > PlanNode.nothingIndex else { return nil }
    let row = plan.nodes[Int(node)]
    guard row.hasNoKeywords, row.types == .all, row.applicators.range.count == 1,
      case .conditional(let condition, then: _, otherwise: PlanNode.anythingIndex) =
        plan.applicators[row.applicators.range.lowerBound]
    else { return nil }
    return condition
  }

  /// Returns the property on which most branches have constants, at least two of them; of several the first.
  private static func bestTag(_ tags: [[TagFinder.Tag]]) -> Int32? {
    var counts: [Int32: Int] = [:]
    var best: (name: Int32, count: Int)?
    for tag in tags.joined() { counts[tag.name, default: 0] += 1 }
    for tag in tags.joined() {
      guard let count = counts[tag.name], count > max(1, best?.count ?? 1) else { continue }
      best = (tag.name, count)
    }
    return best?.name
  }
}

extension Applicator {
  /// The schema that must hold in any case.
  fileprivate var node: Int32? {
    if case .all(let node) = self { node } else { nil }
  }
}
