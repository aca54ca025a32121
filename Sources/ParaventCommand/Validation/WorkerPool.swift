import Glibc
import JSON
import Synchronization

/// Does the same work on many items, on as many threads as there are processors.
enum WorkerPool {
  /// The most threads, whatever the machine has: each holds a document and what is made of it.
  private static let limit = 16
  /// The bytes of a thread's stack, which are those of a main thread.
  private static let stackSize = 8 << 20
}

extension WorkerPool {
  /// Returns the results in the order of the items, whichever is done first.
  static func map<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Outcome
  ) -> [Outcome] {
    let queue = Queue(items, work)
    let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    // The calling thread works too, so that all is done where no thread is to be had.
    let threads = (1..<max(1, min(processors, limit, items.count))).compactMap { _ in
      NativeThread.start(stackSize: stackSize) { queue.drain() }
    }
    queue.drain()
    for thread in threads { pthread_join(thread, nil) }
    return queue.outcomes
  }
}

extension WorkerPool {
  /// The items still to be worked on, and what has come out of the others.
  private final class Queue<Item: Sendable, Outcome: Sendable>: Sendable {
    private let items: [Item]
    private let work: @Sendable (Item) -> Outcome
    private let state: Mutex<(next: Int, outcomes: [Outcome?])>

    init(_ items: [Item], _ work: @escaping @Sendable (Item) -> Outcome) {
      self.items = items
      self.work = work
      state = Mutex((0, Array(repeating: nil, count: items.count)))
    }

    var outcomes: [Outcome] { state.withLock { $0.outcomes.compactMap(\.self) } }

    func drain() {
      while let position = next() {
        let outcome = work(items[position])
        state.withLock { $0.outcomes[position] = outcome }
      }
    }

    private func next() -> Int? {
      state.withLock { state in
        guard state.next < items.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }
  }
}
