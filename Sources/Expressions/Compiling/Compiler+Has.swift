extension Compiler {
  /// Compiles `has(operand.field)`.
  mutating func has(at nameRange: Range<Int>) throws(ExpressionFault) -> Operand {
    try expect(.openingParenthesis)
    let argument = try expression()
    let range = nameRange.lowerBound..<(try expect(.closingParenthesis))
    guard let selection = argument.selection else {
      throw ExpressionFault(.syntax, argument.range, "\"has\" takes a field, as in has(user.name)")
    }
    // A map of the expression itself may lack the field; a field of data that the schema does not know is a mistake.
    if argument.place == nil, let fault = origins[selection].fault, fault == faults.count - 1 { faults.removeLast() }
    if let operand = origins[selection].operand {
      discard(from: argument.start)
      emit(.constant(operand), height: 0)
    } else {
      program.code.removeLast()
    }
    emit(.test(selection), height: 0)
    return folded(Operand(start: argument.start, range: range, type: .bool, dependency: argument.dependency))
  }
}
