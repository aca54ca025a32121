extension [UInt8] {
  /// Whether a word stands in a text as a key of JSON does, or nearly so: in quotes, or before a colon.
  func hasKey(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    guard count >= wanted.count else { return false }
    return (0...count - wanted.count).contains { start in
      guard self[start] == wanted[0], self[start...].starts(with: wanted) else { return false }
      let before = start > 0 ? self[start - 1] : 0
      let after = start + wanted.count < count ? self[start + wanted.count] : 0
      guard !before.isASCIILetter, !after.isASCIILetter else { return false }
      let next = self[(start + wanted.count)...].first { $0 != UInt8(ascii: " ") }
      return Self.quotes.contains(before) || next == UInt8(ascii: ":")
    }
  }

  /// Straight quotes, and the last byte of the curly ones that open.
  private static let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'"), 0x9C, 0x98]
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
