internal import CBrotli
internal import CServing
internal import CZstandard

/// Compresses bodies.
enum Compressor {
  /// How much time a body is worth: one that is kept is compressed once and sent often.
  enum Effort: Sendable {
    case once, kept
  }
}

extension Compressor {
  /// Bodies of fewer bytes are sent as they are, since a packet holds them; those of more would take a thread too long.
  static let sizes = 860...(16 << 20)
  /// Larger bodies are not worth the time that is spent once for all.
  private static let sizeOfLarge = 1 << 20

  /// Returns the body in a coding, or `nil` where it would be no smaller.
  static func compress(_ body: [UInt8], _ coding: ContentCoding, _ effort: Effort) -> [UInt8]? {
    guard sizes.contains(body.count) else { return nil }
    let effort = body.count > sizeOfLarge ? .once : effort
    let compressed = [UInt8](unsafeUninitializedCapacity: body.count) { output, count in
      count = body.withUnsafeBufferPointer { write($0, coding, effort, to: output) }
    }
    return compressed.isEmpty ? nil : compressed
  }

  /// Writes the body and returns its size, or 0 where it does not fit.
  private static func write(
    _ input: UnsafeBufferPointer<UInt8>, _ coding: ContentCoding, _ effort: Effort,
    to output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    switch coding {
    case .identity: return 0
    case .gzip:
      return paravent_gzip(input.baseAddress, input.count, effort == .kept ? 9 : 5, output.baseAddress, output.count)
    case .zstandard:
      let size = ZSTD_compress(
        output.baseAddress, output.count, input.baseAddress, input.count, effort == .kept ? 12 : 3)
      return ZSTD_isError(size) == 0 ? size : 0
    case .brotli:
      var size = output.count
      let status = BrotliEncoderCompress(
        effort == .kept ? 9 : 4, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_TEXT, input.count, input.baseAddress, &size,
        output.baseAddress)
      return status == BROTLI_TRUE ? size : 0
    }
  }
}
