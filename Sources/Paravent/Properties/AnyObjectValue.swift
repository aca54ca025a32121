package import JSON

/// An object whose members are data of the author's own.
package struct AnyObjectValue: PropertyValue {
  /// The object.
  package let object: JSONObject

  package static func decode(
    _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> AnyObjectValue? {
    source.object.map { AnyObjectValue(object: $0) } ?? decoder.wrongType(source, at: place, expected: "an object")
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .object }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("object") }

  package var defaultValue: SchemaTree? { nil }
}
