/// Finds the properties that a schema, or one that it applies to the same value, gives constant strings.
struct TagFinder {
  struct Tag {
    let name: Int32
    /// The names of all strings that fit.
    let values: [Int32]
  }

  let plan: Plan
  private var known: [Int32: [Tag]] = [:]

  init(plan: Plan) {
    self.plan = plan
  }
}

extension TagFinder {
  /// The schemas within one another that are looked through.
  private static let depthLimit = 8
  /// The most values of one property.
  private static let valueLimit = 64

  mutating func tags(of node: Int32) -> [Tag] {
    if let tags = known[node] { return tags }
    let tags = collect(node, 0)
    known[node] = tags
    return tags
  }

  private func collect(_ node: Int32, _ depth: Int) -> [Tag] {
    guard depth < Self.depthLimit else { return [] }
    let row = plan.nodes[Int(node)]
    var tags: [Tag] = []
    if row.object >= 0 {
      for member in plan.members[plan.objects[Int(row.object)].members.range] where member.node > 0 {
        if let values = constants(of: member.node, 0) { tags.append(Tag(name: member.name, values: values)) }
      }
    }
    for case .all(let other) in plan.applicators[row.applicators.range] {
      tags += collect(other, depth + 1).filter { tag in !tags.contains { $0.name == tag.name } }
    }
    return tags
  }

  private func constants(of node: Int32, _ depth: Int) -> [Int32]? {
    guard depth < Self.depthLimit else { return nil }
    let row = plan.nodes[Int(node)]
    if row.constants >= 0 {
      let set = plan.constants[Int(row.constants)]
      guard set.others.isEmpty, set.all.range.count <= Self.valueLimit else { return nil }
      return set.names(in: plan)
    }
    for case .all(let other) in plan.applicators[row.applicators.range] {
      if let values = constants(of: other, depth + 1) { return values }
    }
    return nil
  }
}
