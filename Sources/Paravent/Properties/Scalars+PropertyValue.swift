package import Expressions
package import JSON

extension Bool: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Bool? {
    source.bool ?? decoder.wrongType(source, at: place, expected: "a boolean")
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .bool }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("boolean") }

  package var defaultValue: SchemaTree? { .bool(self) }
}

extension String: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> String? {
    guard let string = source.string else { return decoder.wrongType(source, at: place, expected: "a string") }
    return decoder.literal(string, at: place)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> String? { value.text }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("string") }

  package var defaultValue: SchemaTree? { isEmpty ? nil : .string(self) }
}

extension Optional: PropertyValue where Wrapped: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Wrapped?? {
    Wrapped.decode(source, at: place, with: decoder).map { $0 }
  }

  package static func accepts(_ source: JSONValue) -> Bool { Wrapped.accepts(source) }

  package static var computation: PropertyComputation { Wrapped.computation }

  package static func quick(_ value: CELValue, in namespace: Namespace) -> Wrapped?? {
    Wrapped.quick(value, in: namespace).map { $0 }
  }

  package mutating func bind(to path: String) { self?.bind(to: path) }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { Wrapped.schema(&definitions) }

  package var defaultValue: SchemaTree? { self?.defaultValue }
}
