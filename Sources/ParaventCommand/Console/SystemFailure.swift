import Glibc

/// Why a call of the system failed.
struct SystemFailure: Error {
  /// The number that the system gives for it.
  let code: Int32

  /// Takes the number that the last call left behind.
  init() {
    code = errno
  }
}

extension SystemFailure {
  /// The system's words for it.
  var reason: String {
    code == EISDIR ? "it is a directory, and a file was expected" : String(cString: strerror(code))
  }

  /// Whether a read or a write should be tried again; waits where the descriptor is one that does not block.
  func isPassing(on descriptor: Int32, waitingFor events: Int32) -> Bool {
    guard code == EAGAIN else { return code == EINTR }
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&state, 1, -1) >= 0 || errno == EINTR
  }
}
