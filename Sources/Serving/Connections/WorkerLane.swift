internal import Synchronization

/// Threads that do work in the order in which it comes.
final class WorkerLane: Sendable {
  private struct Queue: Sendable {
    /// Those that are done are `nil`, so that nothing of them is kept.
    var jobs: [(@Sendable () -> Void)?] = []
    var next = 0
  }

  private let queue = Mutex(Queue())
  private let semaphore = Semaphore()

  /// Starts so many threads.
  init(threads: Int) {
    for _ in 0..<threads {
      WorkerThread.start { [self] in
        while true {
          semaphore.wait()
          take()?()
        }
      }
    }
  }
}

extension WorkerLane {
  /// Adds work.
  func add(_ job: @escaping @Sendable () -> Void) {
    queue.withLock { $0.jobs.append(job) }
    semaphore.signal()
  }

  private func take() -> (@Sendable () -> Void)? {
    queue.withLock { queue in
      guard queue.next < queue.jobs.count else { return nil }
      let job = queue.jobs[queue.next]
      queue.jobs[queue.next] = nil
      queue.next += 1
      if queue.next == queue.jobs.count || queue.next > 1_000 {
        queue.jobs.removeFirst(queue.next)
        queue.next = 0
      }
      return job
    }
  }
}
