/// What is wrong with an expression before there is data.
package struct ExpressionFault: Error, Sendable, Hashable {
  /// The kinds of faults.
  package enum Kind: Sendable {
    /// The expression does not follow the grammar, or breaks a limit.
    case syntax
    /// Nothing in scope has the name, or no function.
    case unknownName
    /// A closed record has no such field.
    case unknownField
    /// No operator or function takes operands of these types, or the expression fails whatever the data is.
    case type
  }

  /// The kind.
  package var kind: Kind
  /// Where the fault is: byte offsets in the text that was handed in.
  package var range: Range<Int>
  /// One sentence without a full stop, which names what was found and what was expected.
  package var message: String
  /// The name that was probably meant.
  package var suggestion: String?
  /// Whether the expression has a value all the same, though probably not the one that is meant.
  package var isWarning = false

  package init(_ kind: Kind, _ range: Range<Int>, _ message: String, suggestion: String? = nil) {
    self.kind = kind
    self.range = range
    self.message = message
    self.suggestion = suggestion
  }
}
