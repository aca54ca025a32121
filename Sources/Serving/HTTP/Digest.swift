internal import CNettle

/// SHA-256 of bytes.
struct Digest: Sendable, Hashable {
  /// The 32 bytes.
  let bytes: [UInt8]

  init(_ content: [UInt8]) {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    content.withUnsafeBufferPointer { nettle_sha256_update(&context, $0.count, $0.baseAddress) }
    bytes = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_SIZE)) { buffer, count in
      nettle_sha256_digest(&context, buffer.count, buffer.baseAddress)
      count = Int(SHA256_DIGEST_SIZE)
    }
  }
}

extension Digest {
  /// The first 16 bytes in hexadecimal digits, which are enough to tell contents apart.
  var short: String {
    bytes.prefix(16).map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
