package import JSON

/// A type that a property may have: how it is read from JSON, and how the schema describes it.
package protocol PropertyValue: Sendable {
  /// Reads a value, or reports why it cannot and returns `nil`, so that the property keeps its default.
  static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Self?

  /// Whether a value has a type of JSON that the property could have; decides which bare form is meant.
  static func accepts(_ source: JSONValue) -> Bool

  /// Whether the type holds views, among which control forms may stand.
  static var holdsViews: Bool { get }

  /// The schema of the type, as a reference where the type has a definition.
  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree

  /// The value as JSON, for the schema's `default`; `nil` where there is nothing to say.
  var defaultValue: SchemaTree? { get }
}

extension PropertyValue {
  package static var holdsViews: Bool { false }
}
