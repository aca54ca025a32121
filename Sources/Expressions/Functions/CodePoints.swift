/// A string as its bytes in UTF-8, addressed by code points.
struct CodePoints {
  let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }
}

extension CodePoints {
  /// The number of code points.
  var count: Int { Self.count(bytes[...]) }

  /// Returns where a code point begins, or the end for the number of all; `nil` outside those.
  func offset(of index: Int64) -> Int? {
    guard index >= 0, index <= bytes.count else { return nil }
    var left = index
    for (place, byte) in bytes.enumerated() where !Self.isContinuation(byte) {
      if left == 0 { return place }
      left -= 1
    }
    return left == 0 ? bytes.count : nil
  }

  /// Returns the code points before an offset.
  func index(of offset: Int) -> Int64 {
    Int64(Self.count(bytes.prefix(offset)))
  }

  /// Returns the offset of the code point after the one at an offset, at most the end.
  func next(after offset: Int) -> Int {
    var place = offset + 1
    while place < bytes.count, Self.isContinuation(bytes[place]) { place += 1 }
    return min(place, bytes.count)
  }

  /// Returns the text between two offsets of code points.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { isContinuation($1) ? $0 : $0 + 1 }
  }
}
