internal import Synchronization

/// Threads that may wait for handlers, which targets share fairly: as threads, and as places in the line for them.
final class WaitingLane: Sendable {
  fileprivate struct Job: Sendable {
    let targets: Set<String>
    let work: @Sendable (_ hasWaited: Bool) -> Void
    var hasWaited = false
  }

  fileprivate struct State: Sendable {
    var threads: FairShare
    var places: FairShare
    /// Those that wait for a thread, in the order in which they came.
    var line: [Job] = []
    /// Those for which there is a thread.
    var ready: [Job] = []
  }

  private let state: Mutex<State>
  private let semaphore = Semaphore()

  /// Starts so many threads, and keeps so many places for jobs that wait for one.
  init(threads: Int, places: Int) {
    state = Mutex(State(threads: FairShare(places: threads), places: FairShare(places: places)))
    for _ in 0..<threads {
      WorkerThread.start { [self] in
        while true {
          semaphore.wait()
          work()
        }
      }
    }
  }
}

extension WaitingLane {
  /// Adds a job that waits for some targets, and learns whether it had to wait in line; returns whether there is a place
  /// for it.
  func add(for targets: Set<String>, _ work: @escaping @Sendable (_ hasWaited: Bool) -> Void) -> Bool {
    let (isTaken, isReady) = state.withLock { state in
      let job = Job(targets: targets, work: work)
      if state.threads.take(for: targets) {
        state.ready.append(job)
        return (true, true)
      }
      guard state.places.take(for: targets) else { return (false, false) }
      state.line.append(job)
      return (true, false)
    }
    if isReady { semaphore.signal() }
    return isTaken
  }

  private func work() {
    guard let job = state.withLock({ $0.ready.isEmpty ? nil : $0.ready.removeFirst() }) else { return }
    job.work(job.hasWaited)
    let count = state.withLock { state in
      state.threads.leave(job.targets)
      return state.advance()
    }
    for _ in 0..<count { semaphore.signal() }
  }
}

extension WaitingLane.State {
  /// Finds threads for those that have waited longest; returns for how many.
  fileprivate mutating func advance() -> Int {
    var count = 0
    while let index = line.firstIndex(where: { threads.isOpen(to: $0.targets) }) {
      var job = line.remove(at: index)
      places.leave(job.targets)
      _ = threads.take(for: job.targets)
      job.hasWaited = true
      ready.append(job)
      count += 1
    }
    return count
  }
}
