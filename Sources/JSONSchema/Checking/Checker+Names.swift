extension Checker {
  /// Whether a key fits a schema, as the string that it is.
  mutating func fitsName(_ key: UnsafeBufferPointer<UInt8>, _ node: Int32) -> Bool {
    let stay = stay
    self.stay = 0
    defer { self.stay = stay }
    return fitsNameAgain(key, node)
  }

  private mutating func fitsNameAgain(_ key: UnsafeBufferPointer<UInt8>, _ node: Int32) -> Bool {
    if node == PlanNode.anythingIndex { return true }
    let plan = nodes[Int(node)]
    guard plan.types.contains(.string), begin() else { return false }
    defer { depth -= 1 }
    if plan.constants >= 0, find(key, in: self.plan.constants[Int(plan.constants)].strings) == nil { return false }
    if plan.string >= 0, !allows(key, self.plan.strings[Int(plan.string)]) { return false }
    guard self.plan.isDynamic, scope.enter(plan.resource) else { return applies(plan.applicators, key) }
    defer { scope.leave() }
    return applies(plan.applicators, key)
  }

  private mutating func applies(_ stretch: Stretch, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in stretch.range {
      stay += 1
      defer { stay -= 1 }
      guard applies(applicators[index], key) else { return false }
    }
    return true
  }

  private mutating func applies(_ applicator: Applicator, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    switch applicator {
    case .all(let node): fitsNameAgain(key, node)
    case .dynamic(let initial, let anchor): fitsNameAgain(key, target(of: anchor) ?? initial)
    case .any(let union): count(plan.unions[Int(union)], key, limit: 1) > 0
    case .one(let union): count(plan.unions[Int(union)], key, limit: 2) == 1
    case .not(let node): !fitsNameAgain(key, node) && surrender == nil
    case .conditional(let condition, let then, let otherwise):
      fitsNameAgain(key, fitsNameAgain(key, condition) ? then : otherwise)
    }
  }

  private mutating func count(_ union: UnionPlan, _ key: UnsafeBufferPointer<UInt8>, limit: Int) -> Int {
    var found = 0
    for index in union.branches.range where found < limit && fitsNameAgain(key, indices[index]) { found += 1 }
    return found
  }
}
