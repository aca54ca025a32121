internal import Synchronization

/// A file that is served as it is, with the representations that were made of it.
final class ServedFile: Sendable {
  /// How a representation differs from others of the file.
  struct Variant: Sendable, Hashable {
    let coding: ContentCoding
    /// Whether it was asked for by its digest, so that it stays good.
    let isPinned: Bool
  }

  /// What the file holds.
  let bytes: [UInt8]
  /// Its media type.
  let type: String
  /// A digest of its content.
  let version: String
  private let representations = Mutex<[Variant: Representation]>([:])

  init(_ bytes: [UInt8], type: String) {
    self.bytes = bytes
    self.type = type
    version = Digest(bytes).short
  }
}

extension ServedFile {
  /// Returns what was made of the file before; `nil` where it has not been asked for.
  func representation(_ variant: Variant) -> Representation? { representations.withLock { $0[variant] } }

  /// Keeps a representation as long as the file is served.
  func keep(_ representation: Representation, as variant: Variant) {
    representations.withLock { $0[variant] = representation }
  }

  /// Whether the query of a request names the file by its digest.
  func isPinned(by request: HTTPRequest) -> Bool {
    request.query?.contains { $0.name == "v" && $0.value == version } ?? false
  }
}
