package import Expressions
package import JSON

/// A value that tells the choices of a picker apart: a string, a whole number or a boolean, compared as text.
package struct TagValue: Sendable, Hashable {
  /// The value as text.
  package var text: String
}

extension TagValue: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> TagValue? {
    if let integer = source.integer { return TagValue(text: "\(integer)") }
    if let bool = source.bool { return TagValue(text: "\(bool)") }
    guard source.kind == .string else {
      return decoder.wrongType(source, at: place, expected: "a string, a whole number or a boolean")
    }
    return String.decode(source, at: place, with: decoder).map { TagValue(text: $0) }
  }

  package static func accepts(_ source: JSONValue) -> Bool {
    source.kind == .string || source.kind == .integer || source.kind == .bool
  }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> TagValue? {
    switch value {
    case .string, .int, .uint, .bool: value.text.map { TagValue(text: $0) }
    default: nil
    }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .anyOf([.type("string"), .type("integer"), .type("boolean")])
  }

  package var defaultValue: SchemaTree? { nil }
}
