internal import JSON

/// What the linter is told of a view that it could not see in the resolved tree.
struct LintNote: Sendable {
  /// Where the view is written; `nil` where a component made it.
  var origin: JSONValue?
  /// Whether the view stands where controls are out of use.
  var isDisabled = false
}
