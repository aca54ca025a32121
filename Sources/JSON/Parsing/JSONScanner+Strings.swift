extension JSONScanner {
  /// Returns the range of the string that begins here, quotes included.
  func readString(isKey: Bool = false) throws(SyntaxFault) -> Range<Int> {
    var end = offset + 1
    while let byte = byte(at: end) {
      switch byte {
      case UInt8(ascii: "\""): return offset..<end + 1
      case UInt8(ascii: "\\"): end = try readEscape(at: end, isKey: isKey)
      case 0x20...0x7F: end += 1
      case 0x0A, 0x0D: throw openStringFault(end)
      case ..<0x20: throw SyntaxFault(end..<end + 1, Self.controlMessage(byte))
      default: end = try readCharacter(at: end)
      }
    }
    throw openStringFault(end)
  }

  private func openStringFault(_ end: Int) -> SyntaxFault {
    guard byte(at: end) != nil else { return SyntaxFault(offset..<end, "the text ends inside this string") }
    return SyntaxFault(offset..<end, "the string is not closed on its line; a line end in a string is written \\n")
  }

  private static func controlMessage(_ byte: UInt8) -> String {
    let escape: String =
      switch byte {
      case 0x08: "\\b"
      case 0x09: "\\t"
      case 0x0C: "\\f"
      default: "\\u00" + hexadecimal(UInt32(byte), digits: 2)
      }
    return "a string may not hold the raw control character \(codePoint(UInt32(byte))); write \(escape)"
  }

  /// Returns the offset after the character that begins at an offset with a byte beyond ASCII.
  func readCharacter(at start: Int) throws(SyntaxFault) -> Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var bytes = text[start..<min(start + 4, text.count)].makeIterator()
    guard case .valid(let character) = decoder.parseScalar(from: &bytes) else {
      let message = "the byte 0x\(Self.hexadecimal(UInt32(text[start]), digits: 2)) here is not valid UTF-8"
      throw SyntaxFault(start..<start + 1, message)
    }
    return start + character.count
  }

  private func readEscape(at start: Int, isKey: Bool) throws(SyntaxFault) -> Int {
    switch byte(at: start + 1) {
    case UInt8(ascii: "u"): return try readUnicodeEscape(at: start, isKey: isKey)
    case .some(let byte) where "\"\\/bfnrt".utf8.contains(byte): return start + 2
    case .some(0x20...0x7E):
      let escape = Self.text(text[start..<start + 2])
      throw SyntaxFault(start..<start + 2, "\(escape) is no escape of JSON; a backslash itself is written \\\\")
    case .none: throw openStringFault(text.count)
    case .some: throw SyntaxFault(start..<start + 1, "a backslash itself is written \\\\")
    }
  }

  private func readUnicodeEscape(at start: Int, isKey: Bool) throws(SyntaxFault) -> Int {
    let unit = try hexadecimalUnit(at: start)
    let range = start..<start + 6
    switch unit {
    case 0 where isKey: throw SyntaxFault(range, "a key may not hold the character U+0000")
    case 0xD800..<0xDC00:
      guard byte(at: start + 6) == UInt8(ascii: "\\"), byte(at: start + 7) == UInt8(ascii: "u"),
        case 0xDC00..<0xE000 = try hexadecimalUnit(at: start + 6)
      else { throw surrogateFault(range) }
      return start + 12
    case 0xDC00..<0xE000: throw surrogateFault(range)
    default: return start + 6
    }
  }

  private func surrogateFault(_ range: Range<Int>) -> SyntaxFault {
    SyntaxFault(range, "\(Self.text(text[range])) is half of a surrogate pair without the other half")
  }

  private func hexadecimalUnit(at start: Int) throws(SyntaxFault) -> UInt16 {
    let digits = text[min(start + 2, text.count)..<min(start + 6, text.count)].prefix(while: Self.isHexadecimal)
    guard digits.count == 4, let unit = UInt16(Self.text(digits), radix: 16) else {
      throw SyntaxFault(start..<digits.endIndex, "\\u takes four hexadecimal digits")
    }
    return unit
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Returns the string that a valid token, quotes included, stands for.
  static func decode(_ token: ArraySlice<UInt8>) -> String {
    let document = try? JSONDocument.parse(Array(token), name: "")
    return document?.root.string ?? text(token.dropFirst().dropLast())
  }
}
