import Testing

@testable import Expressions

/// A call of a function, and what it gives or which fault it throws.
struct FunctionCase: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    case value(CELValue)
    case fault(EvaluationFault.Kind)
  }

  let name: String
  let arguments: [CELValue]
  let outcome: Outcome

  init(_ name: String, _ arguments: [CELValue], _ value: CELValue) {
    self.name = name
    self.arguments = arguments
    outcome = .value(value)
  }

  init(_ name: String, _ arguments: [CELValue], throws fault: EvaluationFault.Kind) {
    self.name = name
    self.arguments = arguments
    outcome = .fault(fault)
  }

  var testDescription: String { "\(name)(\(arguments.map(\.outline).joined(separator: ", ").prefix(120)))" }
}

extension FunctionCase {
  /// What was wanted, as `actual` writes it.
  var expected: String {
    switch outcome {
    case .value(let value): value.outline
    case .fault(let kind): "fault \(kind)"
    }
  }

  /// What the function gives.
  var actual: String {
    get throws { try actual(steps: 1_000_000) }
  }

  /// What the function gives with a budget.
  func actual(steps: Int) throws -> String {
    let function = try #require(
      FunctionTable.function(named: name, isMethod: true) ?? FunctionTable.function(named: name, isMethod: false))
    return try outline(steps: steps) { (cost) throws(EvaluationFault) in try function.implementation(arguments, &cost) }
  }
}

/// Returns the value or the fault of a body that is given a budget.
func outline(steps: Int = 1_000_000, _ body: (inout Cost) throws(EvaluationFault) -> CELValue) throws -> String {
  var cost = Cost(steps: steps)
  do {
    return try body(&cost).outline
  } catch {
    return "fault \(error.kind)"
  }
}
