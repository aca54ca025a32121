/// Why a pattern does not compile or cannot be matched.
package struct PatternFault: Error, Sendable, Hashable {
  /// The kinds of faults.
  package enum Kind: Sendable {
    /// The pattern does not follow the syntax, or is too large.
    case syntax
    /// The match takes more steps or memory than it may.
    case limit
    /// The text is not UTF-8.
    case encoding
  }

  /// The kind.
  package var kind: Kind
  /// Where the pattern is wrong, as a byte offset in it; zero for a fault of a match.
  package var offset: Int
  /// One sentence without a full stop.
  package var message: String
}
