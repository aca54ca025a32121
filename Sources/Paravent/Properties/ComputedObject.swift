package import JSON

/// An object whose members are data of the author's own, known when there is data.
package struct ComputedObject: Sendable {
  /// The object as it is written.
  let source: JSONObject
  /// What it becomes.
  let template: ValueTemplate
}

extension ComputedObject: PropertyValue {
  package static func decode(
    _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> ComputedObject? {
    guard let object = source.object else { return decoder.wrongType(source, at: place, expected: "an object") }
    return decoder.template(source, at: place).map { ComputedObject(source: object, template: $0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .object }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("object") }

  package var defaultValue: SchemaTree? { nil }
}
