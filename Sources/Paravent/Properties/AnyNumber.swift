package import JSON

/// A number, below zero too.
package struct AnyNumber: Sendable, Hashable {
  /// The number.
  package var value: Double

  package init(_ value: Double) {
    self.value = value
  }
}

extension AnyNumber: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> AnyNumber? {
    let range = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    return decoder.number(source, at: place, in: range, expected: "a number").map { AnyNumber($0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .integer || source.kind == .real }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("number") }

  package var defaultValue: SchemaTree? { .number(value) }
}
