/// The steps of a match that is under way.
struct StepMeter {
  /// The steps that are left, below zero where there were too few.
  private(set) var left: Int
  private var place = 0

  init(left: Int) {
    self.left = left
  }
}

extension StepMeter {
  /// Takes a step, and one for each byte that it passes over; `false` where none is left.
  mutating func step(to place: Int) -> Bool {
    left -= 1 + max(0, place - self.place)
    self.place = place
    return left >= 0
  }
}
