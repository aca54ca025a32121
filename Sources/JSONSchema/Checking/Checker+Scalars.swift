extension Checker {
  mutating func isConstant(_ value: Instance, _ type: TypeSet, _ index: Int32) -> Bool {
    if type == .string { return find(value.text, in: constants[Int(index)].strings) != nil }
    for index in constants[Int(index)].others.range {
      steps += 1
      if Instance(address: plan.values[index]).equals(value, steps: &steps) { return true }
    }
    return false
  }

  /// Returns the number that a table gives for a name, or `nil` where it has no such name.
  func find(_ text: UnsafeBufferPointer<UInt8>, in table: NameTable) -> Int32? {
    guard !table.isEmpty else { return nil }
    let hash = NameStore.hash(text)
    var slot = Int32(truncatingIfNeeded: hash) & table.mask
    while true {
      let entry = slots[Int(table.start + slot)]
      guard entry.name >= 0 else { return nil }
      if entry.hash == hash, Instance.same(name(entry.name), text) { return entry.value }
      slot = (slot + 1) & table.mask
    }
  }

  /// The bytes of a name.
  func name(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
    let name = names[Int(index)]
    return UnsafeBufferPointer(rebasing: bytes[Int(name.start)..<Int(name.start + name.count)])
  }

  mutating func checkString(_ value: Instance, _ plan: StringPlan) -> Bool {
    allows(value.text, plan)
  }

  mutating func allows(_ text: UnsafeBufferPointer<UInt8>, _ plan: StringPlan) -> Bool {
    guard plan.allowsLength(of: text) else { return false }
    if plan.pattern >= 0, !matches(plan.pattern, text) { return false }
    return plan.format?.allows(text) ?? true
  }

  mutating func matches(_ pattern: Int32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if let outcome = plan.patterns[Int(pattern)].matches(text, steps: &steps) { return outcome }
    surrender = surrender ?? .tooComplex
    return false
  }
}
