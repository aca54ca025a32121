/// Values of `enum` or `const`.
struct ConstantSet: Sendable {
  var strings = NameTable.empty
  /// The values that are no strings.
  var others = Stretch.none
  /// Finds the others by their hashes where they are many: each number is an index among them.
  var hashes = NameTable.empty
  /// All values, in order.
  var all = Stretch.none
}

extension ConstantSet {
  /// The names of the strings of a set that holds nothing else.
  func names(in plan: Plan) -> [Int32] {
    guard !strings.isEmpty else { return [] }
    let slots = plan.names.slots[Int(strings.start)...Int(strings.start + strings.mask)]
    return slots.filter { $0.name >= 0 }.sorted { $0.value < $1.value }.map(\.name)
  }
}
