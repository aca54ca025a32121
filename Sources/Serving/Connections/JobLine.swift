/// Work that waits for a thread, in the order in which it came.
struct JobLine: Sendable {
  /// Those that are done are `nil`, so that nothing of them is kept.
  private var jobs: [(@Sendable () -> Void)?] = []
  private var next = 0
}

extension JobLine {
  /// Adds a job where fewer than a number wait; returns whether it did.
  mutating func add(_ job: @escaping @Sendable () -> Void, within places: Int) -> Bool {
    guard jobs.count - next < places else { return false }
    jobs.append(job)
    return true
  }

  /// Removes the job that has waited longest.
  mutating func take() -> (@Sendable () -> Void)? {
    guard next < jobs.count else { return nil }
    let job = jobs[next]
    jobs[next] = nil
    next += 1
    if next == jobs.count || next > 1_000 {
      jobs.removeFirst(next)
      next = 0
    }
    return job
  }
}
