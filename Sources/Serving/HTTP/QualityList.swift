/// The entries of a field such as `Accept` with their weights (RFC 9110, 12.4.2).
struct QualityList: Sendable {
  /// What is asked for, in lower case without parameters, and a weight from 0 to 1000.
  let entries: [(value: String, quality: Int)]

  init(_ text: String) {
    entries = text.utf8.split(separator: UInt8(ascii: ",")).compactMap { entry in
      let parts = entry.split(separator: UInt8(ascii: ";"))
      guard let value = parts.first.map(Self.trimmed), !value.isEmpty else { return nil }
      let weight = parts.dropFirst().map(Self.trimmed).first { $0.hasPrefix("q=") }
      return (value, weight.map { Self.quality($0.dropFirst(2)) } ?? 1000)
    }
  }
}

extension QualityList {
  /// The weight of an entry, or `nil` where it is not named.
  subscript(value: String) -> Int? { entries.first { $0.value == value }?.quality }

  private static func trimmed(_ bytes: Substring.UTF8View.SubSequence) -> String {
    String(decoding: bytes.lazy.filter { $0 != 0x20 && $0 != 0x09 }.map(\.asciiLowercase), as: UTF8.self)
  }

  /// Reads `0.5` as 500; what is no weight is 0.
  private static func quality(_ text: Substring) -> Int {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole == "0" || whole == "1" else { return 0 }
    guard whole == "0" else { return 1000 }
    let digits = parts.count > 1 ? parts[1].prefix(3) : ""
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
    return Int(digits + String(repeating: "0", count: 3 - digits.count)) ?? 0
  }
}
