/// Finds bytes in bytes, in time that grows with the sum of their lengths (Knuth, Morris and Pratt).
struct UTF8Search {
  private let needle: [UInt8]
  /// For each number of bytes that match, how many of them match still where the next one differs.
  private let fallbacks: [Int]

  init(_ needle: [UInt8]) {
    self.needle = needle
    var fallbacks = [0]
    var matched = 0
    for byte in needle.dropFirst() {
      while matched > 0, needle[matched] != byte { matched = fallbacks[matched - 1] }
      if needle[matched] == byte { matched += 1 }
      fallbacks.append(matched)
    }
    self.fallbacks = fallbacks
  }
}

extension UTF8Search {
  /// Returns where the first occurrence at or after a place begins; nothing occurs everywhere.
  func first(in text: [UInt8], from start: Int = 0) -> Int? {
    guard start >= 0, start <= text.count else { return nil }
    guard !needle.isEmpty else { return start }
    var matched = 0
    for place in start..<text.count {
      while matched > 0, needle[matched] != text[place] { matched = fallbacks[matched - 1] }
      if needle[matched] == text[place] { matched += 1 }
      if matched == needle.count { return place + 1 - matched }
    }
    return nil
  }

  /// Returns where the last occurrence that ends at or before a place begins.
  static func last(_ needle: [UInt8], in text: [UInt8], before end: Int) -> Int? {
    let head = text.prefix(end)
    return UTF8Search(needle.reversed()).first(in: head.reversed()).map { head.count - $0 - needle.count }
  }
}
