/// Why an expression has no value for the data at hand.
package struct EvaluationFault: Error, Sendable, Hashable {
  /// The kinds of faults.
  package enum Kind: Sendable {
    /// A map has no such key, a list no such index, or a field of null is asked for.
    case absent
    /// The host has no value for a variable, and knows why.
    case missing
    /// No operator or function takes values of these types.
    case noOverload
    /// A value is out of range, a division by zero, a text that does not convert.
    case invalid
    /// The evaluation takes more steps, or makes larger values, than its budget allows.
    case cost
  }

  /// The kind.
  package var kind: Kind
  /// One sentence without a full stop.
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
