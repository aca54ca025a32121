/// Finds stretches of a decoded string in the text that it was read from, escapes counted.
enum StringStretch {}

extension StringStretch {
  /// Returns the bytes of the text that a stretch of the decoded string was read from.
  ///
  /// - Parameters:
  ///   - stretch: The stretch, in bytes of the decoded string.
  ///   - token: Where the string stands in the text, its quotation marks included.
  static func range(of stretch: Range<Int>, in token: Range<Int>, of text: [UInt8]) -> Range<Int> {
    guard text[token.lowerBound] == UInt8(ascii: "\"") else { return token }
    let end = token.upperBound - 1
    var offset = token.lowerBound + 1
    var decoded = 0
    func advance(to count: Int) {
      while decoded < count, offset < end {
        let (read, made) = unit(at: offset, of: text)
        offset += read
        decoded += made
      }
    }
    advance(to: stretch.lowerBound)
    let start = offset
    advance(to: stretch.upperBound)
    return start..<max(offset, start + 1)
  }

  /// Returns the number of bytes that stand for one unit of a string, and the number of those that it decodes to.
  private static func unit(at offset: Int, of text: [UInt8]) -> (read: Int, made: Int) {
    guard text[offset] == UInt8(ascii: "\\") else { return (1, 1) }
    guard text[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    switch codeUnit(at: offset + 2, of: text) {
    case 0..<0x80: return (6, 1)
    case 0..<0x800: return (6, 2)
    case 0xD800..<0xDC00: return (12, 4)
    default: return (6, 3)
    }
  }

  private static func codeUnit(at offset: Int, of text: [UInt8]) -> Int {
    Int(String(decoding: text[offset..<offset + 4], as: UTF8.self), radix: 16) ?? 0
  }
}
