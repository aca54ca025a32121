package import JSON

/// A string that may have expressions in it, known when there is data.
package enum ComputedText: Sendable {
  case plain(String)
  case template(TextTemplate)
}

extension ComputedText: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> ComputedText? {
    guard let string = source.string else { return decoder.wrongType(source, at: place, expected: "a string") }
    switch decoder.textReading(of: string, at: place) {
    case .literal(let text): return .plain(text)
    case .template(let template): return .template(template)
    case .faulty: return nil
    }
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static var computation: PropertyComputation { .own }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree { .type("string") }

  package var defaultValue: SchemaTree? { nil }
}
