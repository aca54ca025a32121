internal import CServing
internal import Synchronization

/// What is known of an open connection.
final class ConnectionEntry: Sendable {
  /// What the server waits for.
  enum Phase: Int, Sendable {
    /// The first request, of which nothing has come.
    case fresh
    /// The rest of a request.
    case reading
    /// Itself.
    case working
    /// The client, to take the response.
    case writing
    /// Another request.
    case idle
  }

  let socket: Int32
  let peer: String
  let opened = MonotonicClock.milliseconds
  /// The request that is being answered.
  let exchange = Mutex<Exchange?>(nil)
  private let phaseValue = Atomic(Phase.fresh.rawValue)
  private let deadline: Atomic<Int>

  init(socket: Int32, peer: String, timeout: Int) {
    self.socket = socket
    self.peer = peer
    deadline = Atomic(opened + timeout)
  }
}

extension ConnectionEntry {
  /// What the server waits for.
  var phase: Phase { Phase(rawValue: phaseValue.load(ordering: .relaxed)) ?? .working }

  /// Begins a phase that must end within so many milliseconds; `nil` where it may take any time.
  func enter(_ phase: Phase, within timeout: Int?) {
    // A first request has had time since the connection was opened.
    if phase != .reading || self.phase != .fresh {
      deadline.store(timeout.map { MonotonicClock.milliseconds + $0 } ?? .max, ordering: .relaxed)
    }
    phaseValue.store(phase.rawValue, ordering: .relaxed)
  }

  /// Puts a request in the place of another, which is returned.
  func take(_ other: Exchange?) -> Exchange? {
    exchange.withLock { exchange in
      defer { exchange = other }
      return exchange
    }
  }

  /// Whether the client has closed its side, which libmicrohttpd does not notice while a response is being made.
  var isLeft: Bool { paravent_socket_is_left(socket) != 0 }

  /// Whether a part of a request has come that libmicrohttpd has not read.
  var hasInput: Bool { paravent_socket_has_input(socket) != 0 }

  /// Whether the phase has taken longer than it may.
  func isLate(at time: Int) -> Bool { deadline.load(ordering: .relaxed) < time }
}
