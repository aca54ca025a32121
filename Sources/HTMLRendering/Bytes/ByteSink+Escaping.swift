extension ByteSink {
  /// Writes text from outside, in content or between double quotes: the only way for it into the output.
  ///
  /// `& < > " '` become references, a carriage return a line feed, and other control characters and noncharacters
  /// U+FFFD, since HTML has no way to write them.
  mutating func write(escaping text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write(escaping: $0) }) == nil {
      Array(text.utf8).withUnsafeBufferPointer { write(escaping: $0) }
    }
  }

  /// Writes UTF-8 from outside in the same way.
  mutating func write(escaping text: [UInt8]) {
    text.withUnsafeBufferPointer { write(escaping: $0) }
  }

  private mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      guard Self.needsAttention(byte), let (replacement, length) = Self.replacement(in: text, at: index) else {
        index += 1
        continue
      }
      write(raw: UnsafeBufferPointer(rebasing: text[start..<index]))
      write(replacement)
      index += length
      start = index
    }
    write(raw: UnsafeBufferPointer(rebasing: text[start...]))
  }

  @inline(__always)
  private static func needsAttention(_ byte: UInt8) -> Bool {
    if byte >= 0x40 { return byte == 0x7F || byte == 0xC2 || byte >= 0xEF }
    return byte < 0x20 || 1 << UInt64(byte) & marks != 0
  }

  /// The characters `"`, `&`, `'`, `<` and `>` as bits.
  private static let marks: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E

  private static func replacement(
    in text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (replacement: StaticString, length: Int)? {
    switch text[index] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): ("&quot;", 1)
    case UInt8(ascii: "'"): ("&#39;", 1)
    case UInt8(ascii: "\n"), UInt8(ascii: "\t"): nil
    case UInt8(ascii: "\r"): (index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n") ? "" : "\n", 1)
    case 0xC2: 0x80...0x9F ~= text[index + 1] ? ("\u{FFFD}", 2) : nil
    case 0xEF: isNoncharacter(text[index + 1], text[index + 2]) ? ("\u{FFFD}", 3) : nil
    case 0xF0...: isPlaneEnd(text, at: index) ? ("\u{FFFD}", 4) : nil
    default: ("\u{FFFD}", 1)
    }
  }

  // A string holds well-formed UTF-8 only, so that the bytes which a lead byte announces are there.

  /// Whether the bytes after `EF` make U+FDD0...U+FDEF, U+FFFE or U+FFFF.
  private static func isNoncharacter(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0xB7 && 0x90...0xAF ~= third || second == 0xBF && third >= 0xBE
  }

  /// Whether four bytes make one of the last two code points of a plane.
  private static func isPlaneEnd(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    text[index + 1] & 0x0F == 0x0F && text[index + 2] == 0xBF && text[index + 3] >= 0xBE
  }
}
