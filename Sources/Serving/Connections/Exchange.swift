internal import Synchronization

/// A request on its way through a connection, and its response.
final class Exchange: Sendable {
  /// How far it is.
  enum Stage: Sendable {
    /// The head has not been looked at.
    case head
    /// The body is coming.
    case body
    /// The response is being made.
    case waiting
    /// The response has been handed over.
    case answered
  }

  struct State: Sendable {
    var stage = Stage.head
    var request: HTTPRequest
    /// The bytes of the body, those that were not kept included.
    var received = 0
    /// Whether there was no memory for the body.
    var isRefused = false
    /// The bytes that count against the server's budget.
    var held = 0
    var response: HTTPResponse?
    var events: EventStream?
  }

  let started = MonotonicClock.nanoseconds
  /// The target as it was sent.
  let target: String
  let state: Mutex<State>

  init(target: String) {
    self.target = target
    state = Mutex(State(request: HTTPRequest("", "")))
  }
}
