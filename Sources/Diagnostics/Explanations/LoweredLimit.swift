/// A bound that examples are held to instead of the usual one.
package struct LoweredLimit: Sendable {
  /// The bound that is lowered.
  package let name: Name
  /// What it is lowered to.
  package let value: Int
}

extension LoweredLimit {
  /// A bound of the engine, in the words of the sentence that names it.
  package enum Name: String, Sendable {
    case documentSize = "bytes"
    case nestedViews = "views in each other"
    case modifiersPerView = "modifiers of one view"
    case resolvedLevels = "levels"
    case nodes = "views"
    case expressionSteps = "steps of one evaluation"
  }

  /// Returns the sentence that says what the examples are held to.
  package func note(usually limit: Int) -> String {
    "The examples are abridged: they are held to \(value) \(name.rawValue) instead of \(Wording.grouped(limit))."
  }
}
