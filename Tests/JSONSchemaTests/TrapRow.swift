import JSON
import JSONSchema
import Testing

/// A schema on which validators go wrong, and values that fit it and that do not.
struct TrapRow: Sendable, CustomTestStringConvertible {
  let schema: String
  let valid: [String]
  let invalid: [String]

  init(_ schema: String, _ valid: [String], not invalid: [String]) {
    self.schema = schema
    self.valid = valid
    self.invalid = invalid
  }

  var testDescription: String { schema }
}

extension TrapRow {
  func expectVerdicts() throws {
    let schema = try Schemas.compiled(schema)
    for text in valid { #expect(schema.verdict(on: try Schemas.value(text)) == .valid, "\(text)") }
    for text in invalid {
      let value = try Schemas.value(text)
      #expect(schema.verdict(on: value) == .invalid, "\(text)")
      #expect(!schema.faults(of: value).isEmpty, "\(text)")
    }
  }
}
