/// A number of places of which no target may take more than there are free, so that a slow one leaves some to others.
struct FairShare: Sendable {
  private(set) var free: Int
  private var taken: [String: Int] = [:]

  init(places: Int) {
    free = places
  }
}

extension FairShare {
  /// Takes a place for a job that needs all of some targets; returns whether there is one.
  mutating func take(for targets: Set<String>) -> Bool {
    guard isOpen(to: targets) else { return false }
    free -= 1
    for target in targets { taken[target, default: 0] += 1 }
    return true
  }

  /// Whether there is a place.
  func isOpen(to targets: Set<String>) -> Bool {
    free > 0 && targets.allSatisfy { taken[$0, default: 0] < free }
  }

  /// Gives a place back.
  mutating func leave(_ targets: Set<String>) {
    free += 1
    for target in targets {
      let rest = taken[target, default: 1] - 1
      taken[target] = rest > 0 ? rest : nil
    }
  }
}
