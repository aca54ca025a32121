extension JSONScanner {
  /// Returns the range of the literal that begins here.
  func readLiteral() throws(SyntaxFault) -> Range<Int> {
    let word = offset..<wordEnd(from: offset)
    guard ["true", "false", "null"].contains(Self.text(text[word])) else { throw wordFault(word) }
    return word
  }

  /// Returns the end of the run of ASCII letters, digits, `_` and `$` from an offset on.
  func wordEnd(from start: Int) -> Int {
    var end = start
    while let byte = byte(at: end), Self.isWord(byte) { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// Explains a word that stands for a value.
  func wordFault(_ range: Range<Int>) -> SyntaxFault {
    let word = Self.clippedText(text[range])
    let message =
      switch word.lowercased() {
      case let literal where ["true", "false", "null"].contains(literal): "JSON has no \(word); write \(literal)"
      case "none", "nil", "undefined": "JSON has no \(word); write null"
      case "nan", "infinity", "inf", "-nan", "-infinity", "-inf": "JSON has no \(word); a number must be finite"
      default: "expected a value, found \(word); a string stands in double quotes"
      }
    return SyntaxFault(range, message)
  }
}
