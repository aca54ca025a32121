import JSON
import JSONSchema
import Testing

/// Conditions on one property that are told apart by its value before any of them is tried.
@Suite struct ConditionTests {
  private static let conditions = ["a", "b", "c", "d", "e"].map { kind in
    #"{"if": {"properties": {"kind": {"const": "\#(kind)"}}}, "then": {"required": ["\#(kind)"], "properties": {"\#(kind)": true}}}"#
  }.joined(separator: ", ")

  private func verdict(_ schema: String, _ value: String) throws -> Bool {
    let (schema, faults) = JSONSchema.compile(try JSONDocument.parse(Array(schema.utf8), name: "schema"))
    #expect(faults.isEmpty)
    let root = try JSONDocument.parse(Array(value.utf8), name: "value").root
    let compiled = try #require(schema)
    #expect(compiled.faults(of: root).isEmpty == compiled.isValid(root))
    return compiled.isValid(root)
  }

  @Test(
    "The condition of the value's kind is applied, and all where it has none",
    arguments: [
      (#"{"kind": "a", "a": 1}"#, true), (#"{"kind": "b", "a": 1}"#, false), (#"{"kind": "e", "e": 1}"#, true),
      (#"{"kind": "other"}"#, true), (#"{"kind": 5}"#, true), (#"{}"#, false), (#"{"a": 1}"#, false),
      (#"{"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}"#, true), (#"5"#, true),
    ])
  func kinds(value: String, isValid: Bool) throws {
    #expect(try verdict(#"{"allOf": [\#(Self.conditions)]}"#, value) == isValid)
  }

  @Test("A branch with an else, and other schemas beside the conditions, are applied in any case")
  func others() throws {
    let schema =
      #"{"allOf": [\#(Self.conditions), {"minProperties": 3}, "#
      + #"{"if": {"properties": {"kind": {"const": "f"}}}, "then": {"required": ["f"]}, "else": {"required": ["g"]}}]}"#
    #expect(try verdict(schema, #"{"kind": "a", "a": 1, "g": 1}"#))
    #expect(try !verdict(schema, #"{"kind": "a", "a": 1, "h": 1}"#))
    #expect(try verdict(schema, #"{"kind": "f", "f": 1, "h": 1}"#))
    #expect(try !verdict(schema, #"{"kind": "z", "g": 1}"#))
  }

  @Test("What the condition and its branch look at counts as evaluated, what others look at does not")
  func evaluated() throws {
    let schema = #"{"allOf": [\#(Self.conditions)], "unevaluatedProperties": false}"#
    #expect(try verdict(schema, #"{"kind": "a", "a": 1}"#))
    #expect(try !verdict(schema, #"{"kind": "a", "a": 1, "b": 1}"#))
    #expect(try !verdict(schema, #"{"kind": "other"}"#))
  }
}
