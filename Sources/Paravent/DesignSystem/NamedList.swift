/// Values by name, in the order in which they are declared.
struct NamedList<Value: Sendable>: Sendable {
  private var positions: [ExactName: Int] = [:]
  private(set) var names: [String] = []
  private(set) var values: [Value] = []
}

extension NamedList {
  subscript(name: String) -> Value? { positions[ExactName(name)].map { values[$0] } }

  /// Adds a value unless its name is taken; returns whether it is there now.
  @discardableResult
  mutating func add(_ value: Value, named name: String) -> Bool {
    guard positions[ExactName(name)] == nil else { return false }
    positions[ExactName(name)] = values.count
    names.append(name)
    values.append(value)
    return true
  }

  /// Adds the values of another list whose names are free; returns the names that are not.
  mutating func add(_ others: NamedList) -> [String] {
    zip(others.names, others.values).compactMap { name, value in add(value, named: name) ? nil : name }
  }
}
