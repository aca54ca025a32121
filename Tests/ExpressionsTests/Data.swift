@testable import Expressions

/// The variables of a test, with what is known of them and their values.
final class Data: NameScope, Bindings, Sendable {
  let variables: [(name: String, type: CELType, value: CELValue?)]

  init(_ variables: [(name: String, type: CELType, value: CELValue?)] = []) {
    self.variables = variables
  }
}

extension Data {
  var names: [String] { variables.map(\.name) }

  func variable(named name: String) -> CELVariable? {
    variables.firstIndex { $0.name == name }.map { CELVariable(place: $0, type: variables[$0].type) }
  }

  func value(at place: Int) -> CELValue? { variables[place].value }

  /// Compiles an expression, or returns what is wrong with it.
  func compile(_ text: String, checks: Bool = true) -> (expression: Expression?, faults: [ExpressionFault]) {
    let bytes = Array(text.utf8)
    return Expression.compile(bytes, in: 0..<bytes.count, names: self, checks: checks)
  }

  /// Compiles and evaluates an expression.
  func evaluate(_ text: String, checks: Bool = true, steps: Int = 1_000_000) throws -> CELValue {
    let (expression, faults) = compile(text, checks: checks)
    guard let expression else { throw faults[0] }
    var cost = Cost(steps: steps)
    return try expression.evaluate(with: self, cost: &cost)
  }
}
