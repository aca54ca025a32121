/// A compiled expression of the Common Expression Language.
package struct Expression: Sendable {
  /// What is known of the value.
  package let type: CELType
  /// The value where it does not depend on data.
  package let constant: CELValue?
  /// The host's variable and the fields after it where the expression is a plain path such as `user.fullName`.
  package let path: Path?
  let shared: SharedProgram

  /// A variable and the fields after it.
  package struct Path: Sendable, Hashable {
    /// The variable's place.
    package var place: Int
    /// The fields, outermost first.
    package var fields: [String]
  }
}

extension Expression {
  /// Evaluates the expression.
  package func evaluate(with bindings: any Bindings, cost: inout Cost) throws(EvaluationFault) -> CELValue {
    if let constant { return constant }
    if let path { return try value(at: path, with: bindings, cost: &cost) }
    var machine = Machine(shared, bindings)
    return try machine.run(cost: &cost)
  }

  private func value(
    at path: Path, with bindings: any Bindings, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    try cost.spend(1 + path.fields.count)
    guard var value = bindings.value(at: path.place) else { throw .absentVariable(shared.program.names[0]) }
    // The selections of a plain path are those of its fields, in order.
    for index in path.fields.indices {
      guard case .map(let map) = value, let next = map.value(named: path.fields[index]) else {
        return try value.field(shared.program.selections[index])
      }
      value = next
    }
    return value
  }
}
