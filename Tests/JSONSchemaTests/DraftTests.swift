import JSON
import JSONSchema
import Testing

@Suite struct DraftTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let draft: JSONSchema.Draft
    let schema: String
    let valid: [String]
    let invalid: [String]

    init(_ draft: JSONSchema.Draft, _ schema: String, _ valid: [String], not invalid: [String]) {
      self.draft = draft
      self.schema = schema
      self.valid = valid
      self.invalid = invalid
    }

    var testDescription: String { "\(draft) \(schema)" }
  }

  private static let rows = [
    Row(.draft4, #"{"minimum": 1, "exclusiveMinimum": true}"#, ["2", "1.1"], not: ["1", "0"]),
    Row(.draft4, #"{"maximum": 1, "exclusiveMaximum": false}"#, ["1"], not: ["2"]),
    Row(.draft4, #"{"exclusiveMinimum": true}"#, ["0"], not: []),
    Row(.draft4, #"{"const": 1, "contains": false}"#, ["2", "[1]"], not: []),
    Row(
      .draft4,
      ##"{"id": "http://a.org/a", "definitions": {"b": {"id": "b", "type": "number"}}, "items": {"$ref": "b"}}"##,
      ["[1]"], not: [#"["a"]"#]),
    Row(.draft4, #"{"type": "integer"}"#, ["1", "-7"], not: ["1.0", "1e2", "1.5", "true"]),
    Row(.draft4, #"{"type": ["integer", "null"]}"#, ["1", "null"], not: ["1.0"]),
    Row(.draft4, #"{"type": ["integer", "number"]}"#, ["1", "1.0", "1.5"], not: ["null"]),
    Row(.draft6, #"{"type": "integer"}"#, ["1", "1.0"], not: ["1.5"]),
    Row(.draft6, #"{"exclusiveMinimum": 1}"#, ["2"], not: ["1"]),
    Row(.draft6, #"{"if": {"type": "string"}, "then": false}"#, [#""a""#], not: []),
    Row(.draft6, #"{"contains": {"type": "number"}, "minContains": 0}"#, ["[1]"], not: ["[]"]),
    Row(.draft7, #"{"if": {"type": "string"}, "then": false}"#, ["1"], not: [#""a""#]),
    Row(
      .draft7, #"{"items": [{"type": "number"}], "additionalItems": false}"#, ["[1]", "[]"], not: ["[1, 2]", #"["a"]"#]),
    Row(.draft7, #"{"items": {"type": "number"}, "additionalItems": false}"#, ["[1, 2]"], not: [#"["a"]"#]),
    Row(.draft7, #"{"prefixItems": [false]}"#, ["[1]"], not: []),
    Row(
      .draft7, #"{"dependencies": {"a": ["b"], "c": {"required": ["d"]}}}"#,
      [#"{"a": 1, "b": 1}"#, #"{"c": 1, "d": 1}"#],
      not: [#"{"a": 1}"#, #"{"c": 1}"#]),
    Row(
      .draft7,
      ##"{"properties": {"a": {"$ref": "#/definitions/n", "maximum": 1}}, "definitions": {"n": {"type": "number"}}}"##,
      [#"{"a": 2}"#], not: [#"{"a": "b"}"#]),
    Row(
      .draft7, ##"{"properties": {"a": {"$ref": "#n"}}, "definitions": {"n": {"$id": "#n", "type": "number"}}}"##,
      [#"{"a": 2}"#], not: [#"{"a": "b"}"#]),
    Row(.draft7, #"{"unevaluatedProperties": false, "dependentRequired": {"a": ["b"]}}"#, [#"{"a": 1}"#], not: []),
    Row(
      .draft2019, #"{"items": [{"type": "number"}], "additionalItems": {"type": "string"}}"#, [#"[1, "a"]"#],
      not: ["[1, 2]"]),
    Row(.draft2019, #"{"contains": {"type": "number"}, "unevaluatedItems": false}"#, [], not: ["[1]"]),
    Row(.draft2019, #"{"contains": {"type": "number"}, "minContains": 2}"#, ["[1, 2]"], not: ["[1]"]),
    Row(
      .draft2019, ##"{"$ref": "#/$defs/n", "maximum": 1, "$defs": {"n": {"type": "number"}}}"##, ["1"],
      not: ["2", #""a""#]),
    Row(
      .draft2019,
      ##"""
      {"$id": "http://a.org/tree", "$recursiveAnchor": true, "$ref": "http://a.org/node", "unevaluatedProperties": false,
       "$defs": {"node": {"$id": "http://a.org/node", "$recursiveAnchor": true, "properties":
         {"value": {}, "next": {"$recursiveRef": "#"}}}}}
      """##, [#"{"next": {"next": {"value": 1}}}"#], not: [#"{"next": {"nxt": 1}}"#]),
    Row(
      .draft2019, ##"{"properties": {"a": {"$recursiveRef": "#"}}, "additionalProperties": false}"##,
      [#"{"a": {"a": {}}}"#],
      not: [#"{"a": {"b": {}}}"#]),
  ]

  @Test("Keywords mean what the draft says", arguments: rows)
  func draft(row: Row) throws {
    let document = try JSONDocument.parse(Array(row.schema.utf8), name: "schema")
    let (schema, faults) = JSONSchema.compile(document, draft: row.draft)
    let compiled = try #require(schema, "\(faults.map(\.message))")
    for text in row.valid { #expect(compiled.isValid(try Schemas.value(text)), "\(text)") }
    for text in row.invalid { #expect(!compiled.isValid(try Schemas.value(text)), "\(text)") }
  }

  @Test("The draft is told by $schema")
  func told() throws {
    let text = #"{"$schema": "https://json-schema.org/draft-04/schema", "minimum": 1, "exclusiveMinimum": true}"#
    #expect(!(try Schemas.compiled(text).isValid(Schemas.value("1"))))
  }
}
