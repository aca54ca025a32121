import Diagnostics
import Glibc

/// A document to read: a file, or the standard input.
struct InputFile {
  /// The name in diagnostics.
  let name: String
  private let path: String?

  /// Creates an input from an operand, where `-` is the standard input.
  init(_ operand: String) {
    path = operand == "-" ? nil : operand
    name = path ?? "<stdin>"
  }
}

extension InputFile {
  /// Reads all bytes, up to one more than a document may have: what is larger is refused without being read whole.
  func read(limit: Int) throws(UsageError) -> [UInt8] {
    let descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw failure(errno) }
    defer { if path != nil { close(descriptor) } }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let wanted = min(limit + 1 - bytes.count, max(1 << 16, bytes.count))
      let count = append(wanted, from: descriptor, to: &bytes)
      if count == 0 { break }
      if count < 0, errno != EINTR { throw failure(errno) }
    }
    return bytes
  }

  private func append(_ wanted: Int, from descriptor: Int32, to bytes: inout [UInt8]) -> Int {
    let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      // A failed read leaves the array empty; errno still says why.
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, wanted))
    }
    if !chunk.isEmpty { bytes += chunk }
    return chunk.count
  }

  private func failure(_ code: Int32) -> UsageError {
    let reason = code == EISDIR ? "it is a directory, and a file was expected" : String(cString: strerror(code))
    return UsageError("\(Wording.quoted(name)) cannot be read: \(reason)")
  }
}
