internal import Glibc

/// The bytes of files.
enum FileBytes {}

extension FileBytes {
  /// Returns the first bytes of a file; `nil` where it cannot be read.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    // A pipe would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(max(1 << 16, bytes.count), limit - bytes.count)
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        repeat { result = Glibc.read(descriptor, buffer.baseAddress, wanted) } while result < 0 && errno == EINTR
        count = max(0, result)
      }
      guard result >= 0 else { return nil }
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }
}
