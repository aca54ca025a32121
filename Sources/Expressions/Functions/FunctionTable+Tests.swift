internal import Patterns

extension FunctionTable {
  /// What a string holds (cel.dev, language definition, "Standard Definitions").
  static let tests: [CELFunction] = [
    .method("contains", [testOverload], contains),
    .method("startsWith", [testOverload], startsWith),
    .method("endsWith", [testOverload], endsWith),
    .method("matches", [testOverload], matches),
    .global("matches", [testOverload], matches),
  ]

  private static let testOverload = CELFunction.Overload(.string, .string, to: .bool)

  private static func contains(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, part) = try strings(of: arguments, for: "contains", cost: &cost)
    return .bool(UTF8Search(Array(part.utf8)).first(in: Array(text.utf8)) != nil)
  }

  private static func startsWith(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, part) = try strings(of: arguments, for: "startsWith", cost: &cost)
    return .bool(text.utf8.starts(with: part.utf8))
  }

  private static func endsWith(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, part) = try strings(of: arguments, for: "endsWith", cost: &cost)
    return .bool(text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8))
  }

  private static func matches(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, expression) = try strings(of: arguments, for: "matches", cost: &cost)
    do {
      return .bool(try PatternCache.pattern(expression).matches(Array(text.utf8), steps: &cost.steps))
    } catch {
      switch error.kind {
      case .syntax: throw EvaluationFault(.invalid, "invalid regular expression: \(error.message)")
      case .encoding: throw EvaluationFault(.invalid, error.message)
      case .limit: throw EvaluationFault(.cost, error.message)
      }
    }
  }

  private static func strings(
    of arguments: [CELValue], for name: String, cost: inout Cost
  ) throws(EvaluationFault) -> (text: String, part: String) {
    guard arguments.count == 2, case .string(let text) = arguments[0], case .string(let part) = arguments[1] else {
      throw .noOverload(name, arguments)
    }
    try cost.spend(text.utf8.count + part.utf8.count)
    return (text, part)
  }
}
