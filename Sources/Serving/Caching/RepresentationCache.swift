internal import Synchronization

/// Keeps representations up to a number of bytes; those that were not asked for lately are dropped first.
///
/// What is asked for moves to the younger of two halves; when that is full, the older half is dropped and the younger
/// takes its place. So every operation takes the same time, however much is kept.
final class RepresentationCache: Sendable {
  private struct Halves {
    var young: [RepresentationKey: Representation] = [:]
    var old: [RepresentationKey: Representation] = [:]
    var youngCost = 0
  }

  private let limit: Int
  private let halves = Mutex(Halves())

  /// Creates an empty cache of so many bytes.
  init(limit: Int) {
    self.limit = limit
  }
}

extension RepresentationCache {
  /// Returns what is kept for a key.
  func find(_ key: RepresentationKey) -> Representation? {
    halves.withLock { halves in
      if let found = halves.young[key] { return found }
      guard let found = halves.old.removeValue(forKey: key) else { return nil }
      add(found, for: key, to: &halves)
      return found
    }
  }

  /// Keeps a representation; one that would take more than half of the cache is not kept.
  func keep(_ representation: Representation, for key: RepresentationKey) {
    guard representation.cost <= limit / 2 else { return }
    halves.withLock { add(representation, for: key, to: &$0) }
  }

  private func add(_ representation: Representation, for key: RepresentationKey, to halves: inout Halves) {
    if halves.youngCost + representation.cost > limit / 2 {
      halves.old = halves.young
      halves.young = [:]
      halves.youngCost = 0
    }
    if halves.young.updateValue(representation, forKey: key) == nil { halves.youngCost += representation.cost }
  }
}
