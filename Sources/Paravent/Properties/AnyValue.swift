internal import JSON

/// A value that is read by whoever asks for it.
struct AnyValue: PropertyValue {
  let value: JSONValue

  static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> AnyValue? {
    AnyValue(value: source)
  }

  static func accepts(_ source: JSONValue) -> Bool { true }

  static var computation: PropertyComputation { .own }

  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .bool(true) }

  var defaultValue: SchemaTree? { nil }
}
