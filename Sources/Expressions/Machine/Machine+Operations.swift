extension Machine {
  /// Takes the value on the top of the stack.
  mutating func pop() -> CELValue {
    stack.popLast() ?? .null
  }

  /// Takes a bool; the purpose begins the message where there is another value.
  mutating func popBool(for purpose: StaticString) throws(EvaluationFault) -> Bool {
    let value = pop()
    guard case .bool(let bool) = value else { throw .noBool(value, for: purpose) }
    return bool
  }

  /// Keeps a chain's fault, of which the first counts.
  mutating func keep(_ fault: EvaluationFault, chain: Int) {
    if faults[chain] == nil { faults[chain] = fault }
  }

  mutating func apply(_ symbol: CELOperator, _ cost: inout Cost) throws(EvaluationFault) {
    let right = pop()
    let left = pop()
    stack.append(try symbol.apply(left, right, cost: &cost))
  }

  mutating func applyElementIfAny() throws(EvaluationFault) {
    let index = pop()
    let container = pop()
    do throws(EvaluationFault) {
      stack.append(try Operators.element(of: container, at: index))
    } catch {
      guard error.kind == .absent else { throw error }
      stack.append(.null)
    }
  }

  mutating func makeList(_ count: Int, _ cost: inout Cost) throws(EvaluationFault) {
    try cost.spend(count)
    stack.append(try CELValue.list(CELArray(take(count))).bounded())
  }

  mutating func makeMap(_ count: Int, _ cost: inout Cost) throws(EvaluationFault) {
    try cost.spend(count)
    let parts = take(2 * count)
    let entries = (0..<count).map { (key: parts[2 * $0], value: parts[2 * $0 + 1]) }
    stack.append(try CELValue.map(try CELDictionary(entries)).bounded())
  }

  mutating func call(_ function: Int, _ count: Int, _ cost: inout Cost) throws(EvaluationFault) {
    let arguments = take(count)
    stack.append(try program.functions[function].implementation(arguments, &cost))
  }

  mutating func merge(_ value: CELValue, into loop: Int, _ cost: inout Cost) throws(EvaluationFault) {
    guard case .map(let map) = value else {
      throw EvaluationFault(.noOverload, "\"transformMapEntry\" makes a map for each element, not \(value.noun)")
    }
    try cost.spend(map.count)
    for key in map.keys { loops[loop].entries.append((key, map.value(of: key) ?? .null)) }
  }

  private mutating func take(_ count: Int) -> [CELValue] {
    let values = Array(stack.suffix(count))
    stack.removeLast(values.count)
    return values
  }
}

extension EvaluationFault {
  /// What is thrown where the host has no value for a variable.
  static func absentVariable(_ name: String) -> EvaluationFault {
    EvaluationFault(.missing, "\"\(name)\" has no value")
  }

  /// What is thrown where a bool is needed and there is another value.
  static func noBool(_ value: CELValue, for purpose: StaticString) -> EvaluationFault {
    EvaluationFault(.noOverload, "\(purpose) a bool, not \(value.noun)")
  }
}
