internal import Synchronization

/// The bytes that all requests may hold together.
final class MemoryBudget: Sendable {
  private let limit: Int
  private let held = Atomic(0)

  init(limit: Int) {
    self.limit = limit
  }
}

extension MemoryBudget {
  /// Takes bytes; returns whether there are so many.
  func take(_ count: Int) -> Bool {
    guard held.add(count, ordering: .relaxed).newValue > limit else { return true }
    giveBack(count)
    return false
  }

  func giveBack(_ count: Int) { held.subtract(count, ordering: .relaxed) }
}
