import Glibc
import Synchronization

/// A thread of a test, which hands over what it has found.
final class TestThread<Outcome: Sendable>: Sendable {
  private let outcome = Mutex<Outcome?>(nil)
  private let handle = Mutex<pthread_t>(0)

  /// Starts the thread.
  init(_ work: @escaping @Sendable () -> Outcome) {
    let job = Unmanaged.passRetained(Job { [self] in outcome.withLock { $0 = work() } }).toOpaque()
    handle.withLock { handle in
      _ = pthread_create(
        &handle, nil,
        { context in
          context.map { Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work() }
          return nil
        }, job)
    }
  }

  /// Waits for the end.
  func wait() -> Outcome? {
    pthread_join(handle.withLock { $0 }, nil)
    return outcome.withLock { $0 }
  }
}

private final class Job: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
  }
}
