extension Lexer {
  /// Reads an int, a uint or a double.
  mutating func number() throws(ExpressionFault) -> Token.Kind {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x"), byte(2).hexadecimalValue != nil {
      position += 2
      while byte().hexadecimalValue != nil { position += 1 }
      return try whole(start, digits: start + 2, radix: 16)
    }
    skipDigits()
    guard skipFraction() || skipExponent() else { return try whole(start, digits: start, radix: 10) }
    try checkEnd(of: start)
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    guard let value = Double(digits), value.isFinite else { throw tooLarge(start, "a double") }
    return .double(value)
  }

  private mutating func whole(_ start: Int, digits: Int, radix: Int) throws(ExpressionFault) -> Token.Kind {
    let value = UInt64(String(decoding: text[digits..<position], as: UTF8.self), radix: radix)
    let isUnsigned = byte() | 0x20 == UInt8(ascii: "u")
    if isUnsigned { position += 1 }
    try checkEnd(of: start)
    if isUnsigned {
      guard let value else { throw tooLarge(start, "a uint") }
      return .uint(value)
    }
    guard let value, value <= Int64.min.magnitude else { throw tooLarge(start, "an int") }
    return .int(value)
  }

  private mutating func skipDigits() {
    while byte().isDigit { position += 1 }
  }

  private mutating func skipFraction() -> Bool {
    guard byte() == UInt8(ascii: "."), byte(1).isDigit else { return false }
    position += 1
    skipDigits()
    _ = skipExponent()
    return true
  }

  private mutating func skipExponent() -> Bool {
    guard byte() | 0x20 == UInt8(ascii: "e") else { return false }
    let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
    guard byte(1 + sign).isDigit else { return false }
    position += 1 + sign
    skipDigits()
    return true
  }

  private mutating func checkEnd(of start: Int) throws(ExpressionFault) {
    guard byte().isIdentifierPart else { return }
    while byte().isIdentifierPart { position += 1 }
    throw ExpressionFault(.syntax, start..<position, "\(text.quoted(start..<position)) is no number")
  }

  private func tooLarge(_ start: Int, _ type: String) -> ExpressionFault {
    ExpressionFault(.syntax, start..<position, "\(text.quoted(start..<position)) is too large for \(type)")
  }
}
