internal import Glibc
internal import JSON

/// A thread of the server's own, which nobody waits for.
enum WorkerThread {
  /// The bytes of a thread's stack, which are those of a main thread.
  private static let stackSize = 8 << 20
}

extension WorkerThread {
  /// Starts a thread; returns whether there is one.
  @discardableResult
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = NativeThread.start(stackSize: stackSize, work) else { return false }
    pthread_detach(thread)
    return true
  }
}
