extension Compiler {
  /// Compiles a value with the signs before it.
  mutating func unary() throws(ExpressionFault) -> Operand {
    switch token.kind {
    case .symbol(.not): try not()
    case .symbol(.minus): try negation()
    default: try member()
    }
  }

  private mutating func not() throws(ExpressionFault) -> Operand {
    let start = token.range.lowerBound
    var count = 0
    while skip(.not) { count += 1 }
    let operand = try member()
    checkBool(operand, "!")
    for _ in 0..<count { emit(.not, height: 0) }
    let range = start..<operand.range.upperBound
    return folded(Operand(start: operand.start, range: range, type: .bool, dependency: operand.dependency))
  }

  private mutating func negation() throws(ExpressionFault) -> Operand {
    let start = token.range.lowerBound
    var count = 0
    while skip(.minus) { count += 1 }
    if case .int(Int64.min.magnitude) = token.kind {
      let least = literal(.int(.min), .int, from: start)
      return negated(least, count - 1, from: start)
    }
    return negated(try member(), count, from: start)
  }

  private mutating func negated(_ operand: Operand, _ count: Int, from start: Int) -> Operand {
    let type = Operators.resultType(ofNegating: operand.type)
    if type == nil { report(.type, operand.range, "\"-\" does not take \(operand.type.noun)") }
    guard count > 0 else { return operand }
    for _ in 0..<count { emit(.negate, height: 0) }
    let range = start..<operand.range.upperBound
    return folded(
      Operand(start: operand.start, range: range, type: type ?? .dynamic, dependency: operand.dependency))
  }
}
