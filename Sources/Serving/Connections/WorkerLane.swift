internal import Synchronization

/// Threads that do work in the order in which it comes, one of each kind in turn.
final class WorkerLane: Sendable {
  /// For whom work is done: for all who want the same, or for one alone, who may want much.
  enum Kind: Sendable {
    case shared, own
  }

  private struct State: Sendable {
    var shared = JobLine()
    var own = JobLine()
    var isOwnTurn = false
  }

  private let state = Mutex(State())
  private let semaphore = Semaphore()
  private let places: Int

  /// Starts so many threads, and keeps so many places for jobs of each kind that wait.
  init(threads: Int, places: Int) {
    self.places = places
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
  /// Adds work; returns whether there is a place for it.
  func add(_ kind: Kind, _ job: @escaping @Sendable () -> Void) -> Bool {
    let isTaken = state.withLock { state in
      kind == .shared ? state.shared.add(job, within: places) : state.own.add(job, within: places)
    }
    if isTaken { semaphore.signal() }
    return isTaken
  }

  private func take() -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.isOwnTurn.toggle()
      if state.isOwnTurn { return state.own.take() ?? state.shared.take() }
      return state.shared.take() ?? state.own.take()
    }
  }
}
