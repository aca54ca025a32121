import Glibc

/// A file without a name, for what a program reads or writes; it cannot fill up as a pipe does.
struct Capture: ~Copyable {
  /// The descriptor to hand to a program.
  let descriptor: Int32

  /// Creates a file with a content, to be read from its start.
  init(_ content: String = "") {
    var template = Array("/tmp/paravent-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    unlink(template)
    var rest = Array(content.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  /// Opens a file that is there.
  init(opening path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
  }

  deinit { close(descriptor) }
}

extension Capture {
  /// Returns all that the file holds.
  borrowing func text() -> String {
    lseek(descriptor, 0, SEEK_SET)
    return Self.text(of: descriptor)
  }

  /// Returns all that can still be read from a descriptor.
  static func text(of descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
