package import Expressions
package import JSON

/// A type that a property may have: how it is read from JSON, and how the schema describes it.
package protocol PropertyValue: Sendable {
  /// Reads a value, or reports why it cannot and returns `nil`, so that the property keeps its default.
  static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Self?

  /// Whether a value has a type of JSON that the property could have; decides which bare form is meant.
  static func accepts(_ source: JSONValue) -> Bool

  /// Who deals with expressions and control forms in a value of the type.
  static var computation: PropertyComputation { get }

  /// Takes what an expression gave in a body with some names, without a detour through JSON; `nil` where that takes the
  /// detour, or cannot be.
  static func quick(_ value: CELValue, in namespace: Namespace) -> Self?

  /// The schema of the type, as a reference where the type has a definition.
  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree

  /// The value as JSON, for the schema's `default`; `nil` where there is nothing to say.
  var defaultValue: SchemaTree? { get }

  /// Notes the path of the state that a control with the property writes.
  mutating func bind(to path: String)
}

extension PropertyValue {
  package static var computation: PropertyComputation { .value }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Self? { nil }

  package mutating func bind(to path: String) {}
}

/// Who deals with expressions and control forms in a property's value.
package enum PropertyComputation: Sendable {
  /// The decoder, wherever they stand in the value.
  case value
  /// The decoder, where the value is nothing else; what the value holds reads them itself.
  case whole
  /// The type itself.
  case own
}
