extension Checker {
  mutating func checkArray(_ value: Instance, _ plan: ArrayPlan, _ marks: Marks) -> Bool {
    let count = value.elementCount
    guard count >= plan.minimum, count <= plan.maximum else { return false }
    steps += count
    guard checkElements(value, plan, count) else { return false }
    markElements(plan, count, marks)
    if plan.contains >= 0, !checkContained(value, plan, count, marks) { return false }
    return !plan.isUnique || isUnique(value, count)
  }

  private mutating func checkElements(_ value: Instance, _ plan: ArrayPlan, _ count: Int) -> Bool {
    let prefix = plan.prefix.range.count
    for index in 0..<min(prefix, count) {
      guard let element = value.element(index) else { return false }
      if !fitsChild(element, indices[Int(plan.prefix.start) + index]) { return false }
    }
    guard plan.items != PlanNode.anythingIndex, prefix < count else { return true }
    for index in prefix..<count {
      guard let element = value.element(index), fitsChild(element, plan.items) else { return false }
    }
    return true
  }

  private mutating func markElements(_ plan: ArrayPlan, _ count: Int, _ marks: Marks) {
    guard !marks.isNone else { return }
    if plan.evaluatesRest { return self.marks.markAll(marks) }
    for index in 0..<min(plan.prefix.range.count, count) { self.marks.mark(index, in: marks) }
  }

  private mutating func checkContained(
    _ value: Instance, _ plan: ArrayPlan, _ count: Int, _ marks: Marks
  ) -> Bool {
    let enough = plan.maximumContained == .max ? plan.minimumContained : plan.maximumContained + 1
    var found = 0
    for index in 0..<count {
      if found >= enough, marks.isNone { break }
      guard let element = value.element(index), fitsChild(element, plan.contains) else { continue }
      found += 1
      if plan.evaluatesContained { self.marks.mark(index, in: marks) }
    }
    return found >= plan.minimumContained && found <= plan.maximumContained
  }

  private mutating func isUnique(_ value: Instance, _ count: Int) -> Bool {
    firstDuplicate(value, count) == nil
  }

  /// Returns the first element that equals an earlier one, and that one.
  mutating func firstDuplicate(_ value: Instance, _ count: Int) -> (index: Int, earlier: Int)? {
    count <= 8 ? firstDuplicateByPairs(value, count) : firstDuplicateByHash(value, count)
  }

  private mutating func firstDuplicateByPairs(_ value: Instance, _ count: Int) -> (index: Int, earlier: Int)? {
    for index in 0..<count {
      for earlier in 0..<index {
        guard let element = value.element(index), let other = value.element(earlier) else { continue }
        if element.equals(other, steps: &steps) { return (index, earlier) }
      }
    }
    return nil
  }

  private mutating func firstDuplicateByHash(_ value: Instance, _ count: Int) -> (index: Int, earlier: Int)? {
    var earlier: [Int: [Int]] = [:]
    for index in 0..<count {
      guard let element = value.element(index) else { continue }
      let hash = element.hash(steps: &steps)
      for other in earlier[hash] ?? [] {
        if value.element(other)?.equals(element, steps: &steps) == true { return (index, other) }
      }
      earlier[hash, default: []].append(index)
    }
    return nil
  }
}
