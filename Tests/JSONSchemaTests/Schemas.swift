import JSON
import JSONSchema
import Testing

/// Schemas written in tests.
enum Schemas {}

extension Schemas {
  static func compiled(_ text: String, assertsFormats: Bool = false) throws -> JSONSchema {
    let document = try JSONDocument.parse(Array(text.utf8), name: "schema")
    let (schema, faults) = JSONSchema.compile(document, assertsFormats: assertsFormats)
    return try #require(schema, "\(faults.map(\.message))")
  }

  static func value(_ text: String) throws -> JSONValue {
    try JSONDocument.parse(Array(text.utf8), name: "value").root
  }
}
