internal import Diagnostics
internal import JSON

/// The path of a value of the state, such as `state.isEditing`; it names the value, and is no expression.
struct StatePath: Sendable, Hashable {
  var text: String
}

extension StatePath: PropertyValue {
  static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> StatePath? {
    guard let text = source.string else {
      return decoder.wrongType(source, at: place, expected: "a path such as \"state.isOpen\"")
    }
    guard text.hasPrefix("${"), text.hasSuffix("}") else { return StatePath(text: text) }
    let path = String(text.dropFirst(2).dropLast())
    decoder.report(
      .expression, at: place, suggestion: path, "\(place.subject)expected a path, found the expression \(text.quoted)")
    return nil
  }

  static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  static var computation: PropertyComputation { .own }

  static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("string") }

  var defaultValue: SchemaTree? { nil }
}
