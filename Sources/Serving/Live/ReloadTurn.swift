internal import Synchronization

/// Reads the folder when it is asked to, on a thread of its own: once for all who ask before it begins.
final class ReloadTurn: Sendable {
  private let isWanted = Atomic(false)
  private let semaphore = Semaphore()

  /// Starts the thread.
  init(_ reload: @escaping @Sendable () -> Void) {
    WorkerThread.start { [self] in
      while true {
        semaphore.wait()
        isWanted.store(false, ordering: .sequentiallyConsistent)
        reload()
      }
    }
  }
}

extension ReloadTurn {
  /// Asks for the folder to be read as it is now or later.
  func ask() {
    let isFirst = isWanted.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
    if isFirst { semaphore.signal() }
  }
}
