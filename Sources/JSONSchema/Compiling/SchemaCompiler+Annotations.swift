internal import Diagnostics
internal import JSON

extension SchemaCompiler {
  /// The keywords that do nothing to values, and what each of them must be.
  private static let annotations: [(name: String, expected: String, fits: @Sendable (JSONValue) -> Bool)] = [
    ("title", "a string", { $0.string != nil }),
    ("description", "a string", { $0.string != nil }),
    ("$comment", "a string", { $0.string != nil }),
    ("contentEncoding", "a string", { $0.string != nil }),
    ("contentMediaType", "a string", { $0.string != nil }),
    ("deprecated", "true or false", { $0.bool != nil }),
    ("readOnly", "true or false", { $0.bool != nil }),
    ("writeOnly", "true or false", { $0.bool != nil }),
    ("examples", "an array of values", { $0.array != nil }),
  ]

  /// Checks keywords that identify schemas or hold some for others, and warns of annotations of the wrong type.
  mutating func checkAnnotations(_ reader: inout KeywordReader, _ context: SchemaIndex.Context) {
    for name in ["id", "$id", "$anchor", "$dynamicAnchor"] { _ = reader.string(name, "a string") }
    _ = reader.object("$vocabulary", of: "vocabularies")
    for name in ["$defs", "definitions"] {
      guard let schemas = reader.object(name, of: "schemas") else { continue }
      for (key, value) in schemas where value.object == nil { _ = child(value, [name, key], &reader, context) }
    }
    if let content = reader.value("contentSchema"), content.object == nil {
      _ = schema("contentSchema", &reader, context)
    }
    for (name, expected, fits) in Self.annotations {
      guard let value = reader.value(name), !fits(value) else { continue }
      reader.refuse(name, value, expected: expected, severity: .warning)
    }
  }
}
