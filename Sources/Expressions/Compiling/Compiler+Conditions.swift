extension Compiler {
  /// Compiles an expression: an operation, or conditions with what they choose.
  mutating func expression() throws(ExpressionFault) -> Operand {
    try enter()
    defer { leave() }
    let first = try operation()
    return isNext(.question) ? try conditional(first) : first
  }

  /// Compiles `a ? b : c ? d : e`, of which the last part may have conditions itself, without recursion.
  private mutating func conditional(_ first: Operand) throws(ExpressionFault) -> Operand {
    var whole = Operand(start: first.start, range: first.range, type: .dynamic, dependency: first.dependency)
    var last = first
    var types: [CELType] = []
    var exits: [Int] = []
    while isNext(.question) {
      guard token(after: 1).kind != .symbol(.dot) else {
        throw ExpressionFault(
          .syntax, token.range.lowerBound..<token(after: 1).range.upperBound,
          "there is no \"?.\"; a path through what is absent is absent itself", suggestion: ".")
      }
      advance()
      checkBool(last, "?:")
      let branch = emit(.branch(0), height: -1)
      let chosen = try operation()
      types.append(chosen.type)
      try expect(.colon)
      exits.append(emit(.jump(0), height: -1))
      land([branch])
      last = try operation()
      whole.dependency = min(whole.dependency, chosen.dependency, last.dependency)
      whole.levels = max(whole.levels, chosen.levels, last.levels)
    }
    land(exits)
    whole.type = CELType.joined(types + [last.type])
    whole.range = first.range.lowerBound..<last.range.upperBound
    return folded(whole)
  }
}
