internal import Diagnostics

extension JSONScanner {
  /// Returns the range of the number that begins here.
  func readNumber() throws(SyntaxFault) -> Range<Int> {
    let digits = byte == UInt8(ascii: "-") ? offset + 1 : offset
    var end = try readInteger(at: digits)
    let isInteger = byte(at: end) != UInt8(ascii: ".") && !isExponent(at: end)
    if byte(at: end) == UInt8(ascii: ".") {
      guard isDigit(at: end + 1) else { throw fault(at: end, "a number needs a digit after the decimal point") }
      end = skipDigits(from: end + 1)
    }
    if isExponent(at: end) { end = try readExponent(at: end) }
    try checkEnd(of: offset..<end)
    try checkSize(of: offset..<end, isInteger: isInteger)
    return offset..<end
  }

  private func readInteger(at start: Int) throws(SyntaxFault) -> Int {
    guard isDigit(at: start) else { throw signFault(at: start) }
    let end = skipDigits(from: start)
    guard text[start] == UInt8(ascii: "0") else { return end }
    if end == start + 1, byte(at: end) == UInt8(ascii: "x") || byte(at: end) == UInt8(ascii: "X") {
      throw SyntaxFault(offset..<wordEnd(from: end), "JSON has no hexadecimal numbers")
    }
    guard end == start + 1 else {
      let zeros = text[start..<end - 1].prefix { $0 == UInt8(ascii: "0") }
      throw SyntaxFault(zeros.indices, "a number has no leading zeros")
    }
    return end
  }

  /// Explains what follows a minus sign in place of a digit.
  private func signFault(at start: Int) -> SyntaxFault {
    if byte(at: start) == UInt8(ascii: ".") { return fault(at: start, Self.pointMessage) }
    let end = wordEnd(from: start)
    return end > start ? wordFault(offset..<end) : fault(at: offset, "a digit must follow the minus sign")
  }

  /// What is wrong with `.5`.
  static var pointMessage: String { "a number needs a digit before the decimal point" }

  private func isExponent(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "e") || byte(at: offset) == UInt8(ascii: "E")
  }

  private func readExponent(at start: Int) throws(SyntaxFault) -> Int {
    let isSigned = byte(at: start + 1) == UInt8(ascii: "+") || byte(at: start + 1) == UInt8(ascii: "-")
    let digits = start + (isSigned ? 2 : 1)
    guard isDigit(at: digits) else { throw SyntaxFault(start..<digits, "an exponent needs a digit") }
    return skipDigits(from: digits)
  }

  private func checkEnd(of number: Range<Int>) throws(SyntaxFault) {
    let end = number.upperBound
    if byte(at: end) == UInt8(ascii: ".") {
      throw fault(at: end, "a number has only one decimal point, before its exponent")
    }
    guard wordEnd(from: end) > end else { return }
    throw SyntaxFault(end..<wordEnd(from: end), "a number may not run into \(found(at: end))")
  }

  /// Refuses what libjansson cannot hold: integers beyond 64 bits and reals beyond a double.
  private func checkSize(of number: Range<Int>, isInteger: Bool) throws(SyntaxFault) {
    if isInteger {
      guard number.count > 18, Int64(Self.text(text[number])) == nil else { return }
      let message = "an integer must lie between \(Int64.min) and \(Int64.max)"
      throw SyntaxFault(number, message, code: .numberOutOfRange)
    }
    guard Double(Self.text(text[number]))?.isFinite != true else { return }
    throw SyntaxFault(number, "a number must lie between -1.8e308 and 1.8e308", code: .numberOutOfRange)
  }

  private func isDigit(at offset: Int) -> Bool {
    guard let byte = byte(at: offset) else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func skipDigits(from start: Int) -> Int {
    var end = start
    while isDigit(at: end) { end += 1 }
    return end
  }
}
