/// A file that is served as it is.
struct ServedFile: Sendable {
  /// What the file holds.
  let bytes: [UInt8]
  /// Its media type.
  let type: String
  /// A digest of its content.
  let version: String

  init(_ bytes: [UInt8], type: String) {
    self.bytes = bytes
    self.type = type
    version = Digest(bytes).short
  }
}
