/// A handler that a design system declares, for the documentation.
package struct HandlerListing: Sendable {
  /// The name by which actions call it.
  package let name: String
  /// One sentence about what it does.
  package let summary: String
  /// What each argument may be.
  package let arguments: [PropertyRow]
}
