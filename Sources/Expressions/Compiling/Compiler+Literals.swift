extension Compiler {
  /// Compiles what the next token means by itself, or throws.
  mutating func primary() throws(ExpressionFault) -> Operand {
    switch token.kind {
    case .identifier, .symbol(.dot): try named()
    case .symbol(.openingParenthesis): try parenthesized()
    case .symbol(.openingBracket): try list()
    case .symbol(.openingBrace): try map()
    case .word(.true): literal(.bool(true), .bool)
    case .word(.false): literal(.bool(false), .bool)
    case .word(.null): literal(.null, .null)
    case .int(let magnitude): try int(magnitude)
    case .uint(let value): literal(.uint(value), .uint)
    case .double(let value): literal(.double(value), .double)
    case .string(let text): literal(.string(text), .choice([text]))
    case .bytes(let bytes): literal(.bytes(bytes), .bytes)
    case .word(let word): throw reserved(word)
    default: throw unexpected("a value")
    }
  }

  /// Passes over a literal's token and emits its value.
  mutating func literal(_ value: CELValue, _ type: CELType, from lower: Int? = nil) -> Operand {
    let start = here
    let range = advance().range
    emitConstant(value)
    return Operand(
      start: start, range: (lower ?? range.lowerBound)..<range.upperBound, type: type, dependency: .none,
      constant: program.constants.count - 1)
  }

  private func reserved(_ word: Token.Word) -> ExpressionFault {
    guard word.isSelector else { return unexpected("a value") }
    return ExpressionFault(.syntax, token.range, "\"\(word.rawValue)\" is a reserved word and names no variable")
  }

  private mutating func int(_ magnitude: UInt64) throws(ExpressionFault) -> Operand {
    guard let value = Int64(exactly: magnitude) else {
      throw ExpressionFault(.syntax, token.range, "\(text.quoted(token.range)) is too large for an int")
    }
    return literal(.int(value), .int)
  }

  private mutating func parenthesized() throws(ExpressionFault) -> Operand {
    let lower = advance().range.lowerBound
    var inner = try expression()
    inner.range = lower..<(try expect(.closingParenthesis))
    return inner
  }

  private mutating func list() throws(ExpressionFault) -> Operand {
    let start = here
    let lower = advance().range.lowerBound
    let elements = try expressions(until: .closingBracket)
    let range = lower..<(try expect(.closingBracket))
    emit(.list(elements.count), height: 1 - elements.count)
    var list = Operand(
      start: start, range: range, type: .list(CELType.joined(elements.map(\.type))),
      dependency: elements.map(\.dependency).min() ?? .none, levels: try levels(around: elements, range))
    list.literals = elements.compactMap { literal($0) }
    return folded(list)
  }

  /// The string that an operand is where it is written out.
  func literal(_ operand: Operand) -> (text: String, range: Range<Int>)? {
    guard case .string(let text)? = constant(of: operand) else { return nil }
    return (text, operand.range)
  }

  /// Compiles expressions with commas between them, and after the last one where the bracket is that of a literal.
  mutating func expressions(
    until end: Token.Symbol, allowsTrailingComma: Bool = true
  ) throws(ExpressionFault) -> [Operand] {
    var operands: [Operand] = []
    while !isNext(end) || (!allowsTrailingComma && !operands.isEmpty) {
      operands.append(try expression())
      guard skip(.comma) else { break }
    }
    return operands
  }

  /// Returns the levels of a list or map made of operands, or throws where these are too many.
  func levels(around operands: [Operand], _ range: Range<Int>) throws(ExpressionFault) -> Int {
    let levels = 1 + (operands.map(\.levels).max() ?? 0)
    guard levels <= Self.levelLimit else {
      throw ExpressionFault(
        .syntax, range, "the expression makes more than \(Self.levelLimit) levels of lists and maps")
    }
    return levels
  }
}
