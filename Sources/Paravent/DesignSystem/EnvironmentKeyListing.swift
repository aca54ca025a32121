internal import Expressions

/// An environment key that a design system declares, for the documentation.
package struct EnvironmentKeyListing: Sendable {
  /// The name under `environment`.
  package let name: String
  /// The modifier that writes it.
  package let modifier: String
  /// What it admits, in words; literals stand between backticks.
  package let type: String
  /// The value where no modifier wrote one; `nil` where that is none, or no scalar.
  package let defaultValue: String?
  /// One sentence about it.
  package let summary: String

  init(_ key: EnvironmentKey, _ definitions: inout SchemaDefinitions) {
    name = key.name
    modifier = key.modifier
    type = SchemaTree(parameter: key.parameter, &definitions).words
    defaultValue = if case .null = key.defaultValue { nil } else { key.defaultValue.text }
    summary = key.summary
  }
}
