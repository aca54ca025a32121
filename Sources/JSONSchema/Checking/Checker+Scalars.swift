extension Checker {
  mutating func isConstant(_ value: Instance, _ type: TypeSet, _ index: Int32) -> Bool {
    if type == .string { return find(value.text, in: constants[Int(index)].strings) != nil }
    let others = constants[Int(index)].others
    let table = constants[Int(index)].hashes
    guard table.isEmpty else { return isFound(value, others, table) }
    for index in others.range {
      steps += 1
      if Instance(address: plan.values[index]).equals(value, steps: &steps) { return true }
    }
    return false
  }

  /// Looks a value up by its hash among many constants that are no strings.
  private mutating func isFound(_ value: Instance, _ others: Stretch, _ table: NameTable) -> Bool {
    let hash = UInt64(bitPattern: Int64(value.hash(steps: &steps)))
    var slot = Int32(truncatingIfNeeded: hash) & table.mask
    while slots[Int(table.start + slot)].name >= 0 {
      let entry = slots[Int(table.start + slot)]
      let other = Instance(address: plan.values[Int(others.start + entry.value)])
      // Hashes differ from run to run, so that only what is compared counts.
      if entry.hash == hash, other.equals(value, steps: &steps) { return true }
      slot = (slot + 1) & table.mask
    }
    return false
  }

  /// Returns the number that a table gives for a name, or `nil` where it has no such name.
  func find(_ text: UnsafeBufferPointer<UInt8>, in table: NameTable) -> Int32? {
    guard !table.isEmpty else { return nil }
    let hash = NameStore.hash(text, seed: seed)
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
