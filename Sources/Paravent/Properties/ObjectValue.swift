package import JSON

/// A property type that is an object with properties of its own.
package protocol ObjectValue: Declared, PropertyValue {
  /// What the object is called in a diagnostic, with its article.
  static var noun: String { get }
}

extension ObjectValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> Self? {
    guard source.kind == .object else {
      return decoder.wrongType(source, at: place, expected: "\(noun), an object")
    }
    return decoder.declared(Self.self, source, at: place)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .object }

  package var defaultValue: SchemaTree? { nil }
}
