/// 40 bits that tell texts apart, as eight letters and digits, so that what is equal has one name in all outputs.
///
/// Of 300 different texts two have one digest with a probability of 1 to 24 millions; a style sheet steps aside for those
/// of its own.
struct ShortDigest: Hashable, Sendable {
  private(set) var bits: UInt64
}

extension ShortDigest {
  private static let mask: UInt64 = 1 << 40 - 1

  /// Digests bytes by FNV-1a (64 bits, Fowler, Noll and Vo), whose halves are folded onto each other.
  init(_ text: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    bits = (hash ^ hash >> 24) & Self.mask
  }

  /// The digest for another text that has this one.
  var next: ShortDigest {
    ShortDigest(bits: (bits + 1) & Self.mask)
  }
}

extension ByteSink {
  /// Writes a digest in letters and digits that no one takes for one another (RFC 4648's, in lower case).
  mutating func write(_ digest: ShortDigest) {
    for shift in stride(from: UInt64(35), through: 0, by: -5) {
      let digit = UInt8(digest.bits >> shift & 31)
      write(byte: digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "2") + digit - 26)
    }
  }
}
