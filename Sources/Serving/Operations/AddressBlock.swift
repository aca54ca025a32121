internal import CServing
internal import Glibc

/// An IP address, or a block of them such as `10.0.0.0/8` and `fd00::/8`.
public struct AddressBlock: Sendable, Hashable {
  /// The bytes of the address: 4 or 16.
  private let bytes: [UInt8]
  /// The bits that addresses of the block share.
  private let prefix: Int

  private init(bytes: [UInt8], prefix: Int) {
    let isMapped = bytes.count == 16 && bytes.starts(with: Self.mapped) && prefix >= Self.mapped.count * 8
    self.bytes = isMapped ? Array(bytes.dropFirst(Self.mapped.count)) : bytes
    self.prefix = isMapped ? prefix - Self.mapped.count * 8 : prefix
  }

  /// Reads an address alone; `nil` where the text is none.
  init?(address: String) {
    guard let bytes = Self.bytes(of: address) else { return nil }
    self.init(bytes: bytes, prefix: bytes.count * 8)
  }

  /// Reads an address, which is a block of one, or an address, a slash and the bits that count; `nil` where the text is
  /// neither.
  ///
  /// An IPv4 address in IPv6 (`::ffff:192.0.2.1`) is the same as in IPv4.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      self.init(address: text)
      return
    }
    guard let bytes = Self.bytes(of: String(parts[0])), parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let prefix = Int(parts[1]), prefix <= bytes.count * 8
    else { return nil }
    self.init(bytes: bytes, prefix: prefix)
  }
}

extension AddressBlock {
  /// How an IPv4 address in IPv6 begins (RFC 4291, 2.5.5.2).
  private static let mapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  /// The bytes of an address; `nil` where the text is none.
  private static func bytes(of text: String) -> [UInt8]? {
    guard !text.utf8.contains(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
    return inet_pton(AF_INET6, text, &bytes) == 1 ? bytes : nil
  }

  /// Whether all addresses of another block are in this one.
  func contains(_ other: AddressBlock) -> Bool {
    guard bytes.count == other.bytes.count, prefix <= other.prefix else { return false }
    let (whole, rest) = prefix.quotientAndRemainder(dividingBy: 8)
    guard bytes.prefix(whole) == other.bytes.prefix(whole) else { return false }
    return rest == 0 || (bytes[whole] ^ other.bytes[whole]) >> (8 - rest) == 0
  }
}
