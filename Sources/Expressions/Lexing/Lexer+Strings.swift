extension Lexer {
  /// How a string literal is written.
  private struct Form {
    var isBytes = false
    var isRaw = false
    var quote: UInt8
    var isTriple: Bool
  }

  /// Reads a string or bytes, or returns `nil` where none begins.
  mutating func quoted() throws(ExpressionFault) -> Token.Kind? {
    let start = position
    guard let form = form() else { return nil }
    var bytes: [UInt8] = []
    var fault: ExpressionFault?
    while !skipClosing(form) {
      guard position < end, form.isTriple || !isNewline else { throw unterminated(start) }
      if byte() == UInt8(ascii: "\\"), !form.isRaw {
        do throws(ExpressionFault) {
          try escape(into: &bytes, isBytes: form.isBytes)
        } catch {
          fault = fault ?? error
        }
      } else {
        bytes.append(byte())
        position += 1
      }
    }
    if let fault { throw fault }
    return form.isBytes ? .bytes(bytes) : .string(String(decoding: bytes, as: UTF8.self))
  }

  private var isNewline: Bool { byte() == 0x0A || byte() == 0x0D }

  private func unterminated(_ start: Int) -> ExpressionFault {
    ExpressionFault(.syntax, start..<position, "the string that begins here does not end")
  }

  private mutating func form() -> Form? {
    var distance = 0
    let isBytes = byte() | 0x20 == UInt8(ascii: "b")
    if isBytes { distance += 1 }
    let isRaw = byte(distance) | 0x20 == UInt8(ascii: "r")
    if isRaw { distance += 1 }
    let quote = byte(distance)
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else { return nil }
    let isTriple = byte(distance + 1) == quote && byte(distance + 2) == quote
    position += distance + (isTriple ? 3 : 1)
    return Form(isBytes: isBytes, isRaw: isRaw, quote: quote, isTriple: isTriple)
  }

  private mutating func skipClosing(_ form: Form) -> Bool {
    let count = form.isTriple ? 3 : 1
    for distance in 0..<count where byte(distance) != form.quote { return false }
    position += count
    return true
  }
}

extension Lexer {
  private mutating func escape(into bytes: inout [UInt8], isBytes: Bool) throws(ExpressionFault) {
    let start = position
    let letter = byte(1)
    if let plain = Self.plainEscapes[letter] {
      position += 2
      return bytes.append(plain)
    }
    guard let value = codeUnit(letter, isBytes: isBytes) else { throw unknownEscape(start, isBytes: isBytes) }
    if isBytes { return bytes.append(UInt8(truncatingIfNeeded: value)) }
    guard let scalar = Unicode.Scalar(joined(value)) else {
      throw ExpressionFault(.syntax, start..<position, "\(text.quoted(start..<position)) is no character of Unicode")
    }
    bytes += UTF8.encode(scalar).map(Array.init) ?? []
  }

  /// Reads a numeric escape, or returns `nil` and stays where it is none.
  private mutating func codeUnit(_ letter: UInt8, isBytes: Bool) -> UInt32? {
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): digits(2, after: 2, base: 16)
    case UInt8(ascii: "u") where !isBytes: digits(4, after: 2, base: 16)
    case UInt8(ascii: "U") where !isBytes: digits(8, after: 2, base: 16)
    case UInt8(ascii: "0")...UInt8(ascii: "3"): digits(3, after: 1, base: 8)
    default: nil
    }
  }

  private mutating func digits(_ count: Int, after distance: Int, base: UInt32) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<count {
      guard let digit = byte(distance + index).hexadecimalValue, digit < base else { return nil }
      value = value &* base &+ digit
    }
    position += distance + count
    return value
  }

  /// Joins a leading surrogate with the trailing one that follows as an escape of its own.
  private mutating func joined(_ unit: UInt32) -> UInt32 {
    guard 0xD800...0xDBFF ~= unit, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u") else { return unit }
    let start = position
    guard let low = digits(4, after: 2, base: 16), 0xDC00...0xDFFF ~= low else {
      position = start
      return unit
    }
    return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
  }

  private mutating func unknownEscape(_ start: Int, isBytes: Bool) -> ExpressionFault {
    var upper = min(start + 2, end)
    while upper < end, text[upper] & 0xC0 == 0x80 { upper += 1 }
    position = upper
    let noun = isBytes ? "bytes" : "a string"
    return ExpressionFault(.syntax, start..<upper, "\(text.quoted(start..<upper)) begins no escape of \(noun)")
  }

  private static let plainEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "?"): UInt8(ascii: "?"),
    UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"), UInt8(ascii: "`"): UInt8(ascii: "`"), UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]
}
