import Glibc
import JSON

/// A file with JSON in it.
struct Document {
  let name: String
  let bytes: [UInt8]
  let parsed: JSONDocument

  /// Reads and parses a file; `nil` where that fails.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    guard let parsed = try? JSONDocument.parse(bytes, name: path) else { return nil }
    self.name = path.split(separator: "/").last.map(String.init) ?? path
    self.bytes = bytes
    self.parsed = parsed
  }
}
