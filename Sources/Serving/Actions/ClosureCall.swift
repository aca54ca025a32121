internal import Paravent
internal import Synchronization

/// Waits on a thread of its own for a closure that a host wrote.
final class ClosureCall: Sendable {
  private let reply = Mutex<ActionReply?>(nil)
  private let semaphore = Semaphore()
}

extension ClosureCall {
  /// Runs the closure to its end.
  func answer(
    _ arguments: ActionArguments, by closure: @escaping ActionHandlers.Answerer
  ) throws(HandlerFailure) -> ActionReply {
    Task { [self] in
      let answer = try? await closure(arguments)
      reply.withLock { $0 = answer }
      semaphore.signal()
    }
    semaphore.wait()
    guard let answer = reply.withLock({ $0 }) else {
      throw HandlerFailure(status: 500, message: "the handler failed")
    }
    return answer
  }
}
