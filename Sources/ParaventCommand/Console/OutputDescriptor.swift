import Glibc

/// A file descriptor that is written to until its reader goes away.
struct OutputDescriptor {
  private let descriptor: Int32
  private var isOpen = true

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }
}

extension OutputDescriptor {
  /// Writes all bytes, or as many as the reader takes.
  mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while isOpen, !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          isOpen = false
        }
      }
    }
  }
}
