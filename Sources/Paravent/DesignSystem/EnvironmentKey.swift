internal import Expressions

/// A value of the environment that a design system declares.
package final class EnvironmentKey: Sendable {
  let name: String
  /// The modifier that writes it.
  let modifier: String
  /// What a value may be.
  let parameter: Parameter
  /// The value where nobody wrote one; null for none.
  let defaultValue: CELValue
  let summary: String

  init(name: String, modifier: String, parameter: Parameter, defaultValue: CELValue, summary: String) {
    self.name = name
    self.modifier = modifier
    self.parameter = parameter
    self.defaultValue = defaultValue
    self.summary = summary
  }
}

extension EnvironmentKey {
  /// What is known of a value.
  var type: CELType { parameter.type }
}
