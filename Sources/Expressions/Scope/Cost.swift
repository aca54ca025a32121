/// What an evaluation may still cost.
///
/// A step is one operation; making a string, a list or a map, and looking through one, costs a step for each
/// byte or element beside.
package struct Cost: Sendable, Hashable {
  /// The steps that are left.
  package var steps: Int

  /// Creates a budget; a million steps bound an expression of a screen to some milliseconds.
  package init(steps: Int = 1_000_000) {
    self.steps = steps
  }
}

extension Cost {
  /// Takes steps from the budget.
  package mutating func spend(_ count: Int) throws(EvaluationFault) {
    guard count <= steps else {
      steps = 0
      throw EvaluationFault(.cost, "the expression takes more steps than its budget allows")
    }
    steps -= count
  }
}
