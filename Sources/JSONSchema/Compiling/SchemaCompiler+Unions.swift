extension SchemaCompiler {
  /// Completes the plan once every schema is compiled.
  mutating func finish() {
    if plan.isDynamic {
      for index in plan.nodes.indices { plan.nodes[index].isMemorable = false }
    }
    PlanShortcuts(plan).apply(to: &plan)
    var tags = TagFinder(plan: plan)
    for index in plan.unions.indices { compileTags(of: index, &tags) }
  }

  /// Finds the property whose constants tell branches apart, and groups the branches by its values.
  private mutating func compileTags(of index: Int, _ finder: inout TagFinder) {
    let branches = plan.unions[index].branches.range.map { plan.indices[$0] }
    guard branches.count > 1 else { return }
    let tags = branches.map { finder.tags(of: $0) }
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
