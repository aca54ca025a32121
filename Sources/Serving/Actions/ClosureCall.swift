internal import Paravent
internal import Synchronization

/// Waits on a thread of its own for a closure that a host wrote.
final class ClosureCall: Sendable {
  private let reply = Mutex<Result<ActionReply, HandlerFailure>?>(nil)
  private let semaphore = Semaphore()
}

extension ClosureCall {
  /// Runs the closure, and cancels its task where it takes too long.
  ///
  /// - Parameter end: When it must have answered, by `MonotonicClock.milliseconds`.
  func answer(
    _ arguments: ActionArguments, by closure: @escaping ActionHandlers.Answerer, until end: Int
  ) throws(HandlerFailure) -> ActionReply {
    let task = Task { [self] in
      let result: Result<ActionReply, HandlerFailure>
      do {
        result = .success(try await closure(arguments))
      } catch {
        result = .failure(HandlerFailure(status: 500, message: "the handler failed", detail: "\(error)"))
      }
      reply.withLock { $0 = result }
      semaphore.signal()
    }
    guard semaphore.wait(until: end) else {
      task.cancel()
      throw HandlerFailure(status: 504, message: "the handler did not answer in time")
    }
    guard let result = reply.withLock({ $0 }) else {
      throw HandlerFailure(status: 500, message: "the handler failed")
    }
    return try result.get()
  }
}
