import Glibc

/// A file descriptor that is written to until it takes no more.
struct OutputDescriptor {
  private let descriptor: Int32
  /// What ended the output early.
  private(set) var failure: SystemFailure?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }
}

extension OutputDescriptor {
  /// Writes all bytes, or as many as the reader takes.
  mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while failure == nil, !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else {
          let fault = SystemFailure()
          if !fault.isPassing(on: descriptor, waitingFor: POLLOUT) { failure = fault }
        }
      }
    }
  }
}
