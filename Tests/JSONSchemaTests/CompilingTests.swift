import Diagnostics
import JSON
import JSONSchema
import Testing

@Suite struct CompilingTests {
  /// What is wrong with schemas, after `FaultRow.value`, which is the schema here.
  private static let rows: [(schema: String, faults: [String])] = [
    (#"{"requried": ["a"]}"#, [#"/requried unknown-key: the keyword "requried" means nothing here -> required"#]),
    (#"{"x-requried": 1, "example": 1, "markdownDescription": "a", "enumNames": []}"#, []),
    (
      #"{"dependencies": {}}"#,
      [#"/dependencies unknown-key: the keyword "dependencies" means nothing in 2020-12 -> dependentSchemas"#]
    ),
    (
      #"{"$schema": "http://json-schema.org/draft-07/schema#", "unevaluatedItems": false}"#,
      [#"/unevaluatedItems unknown-key: the keyword "unevaluatedItems" means nothing in draft 7"#]
    ),
    (
      #"{"type": "strng"}"#,
      [
        #"/type unknown-value: no type is named "strng"; expected "null", "boolean", "object", "array", "number", "string" or "integer" -> string"#
      ]
    ),
    (#"{"required": true}"#, [#"/required wrong-type: "required": expected an array of strings, found true"#]),
    (#"{"minLength": -1}"#, [#"/minLength wrong-type: "minLength": expected a whole number, 0 or more, found -1"#]),
    (#"{"multipleOf": 0}"#, [#"/multipleOf wrong-type: "multipleOf": expected a number above 0, found 0"#]),
    (#"{"items": 3}"#, [#"/items wrong-type: "items": expected a schema, found 3"#]),
    (#"{"anyOf": [3]}"#, [#"/anyOf/0 wrong-type: expected a schema, found 3"#]),
    (
      ##"{"$ref": "#/$defs/tetx", "$defs": {"text": {}}}"##,
      [##"/$ref unknown-name: "$ref": no schema is found at "#/$defs/tetx" -> #/$defs/text"##]
    ),
    (
      #"{"properties": {"a": {"$ref": "other.json"}}}"#,
      [#"/properties/a/$ref unknown-name: "$ref": no schema is found at "other.json""#]
    ),
    (
      #"{"$schema": "https://example.org/mine"}"#,
      [
        #"/$schema unsupported-format: no dialect is named "https://example.org/mine""#
      ]
    ),
    ("5", [" wrong-type: expected a schema, found 5"]),
    (#"{"pattern": "a++"}"#, [#"/pattern wrong-format: "pattern": a possessive quantifier is not part of the syntax"#]),
    (
      #"{"$schema": "http://json-schema.org/draft-03/schema#", "properties": {"a": {"required": true, "type": "any"}}}"#,
      [
        #"/$schema unsupported-format: no dialect is named "http://json-schema.org/draft-03/schema#" -> http://json-schema.org/draft-04/schema#"#
      ]
    ),
    (
      #"{"$schema": "https://json-schema.org/draft/2020-21/schema"}"#,
      [
        #"/$schema unsupported-format: no dialect is named "https://json-schema.org/draft/2020-21/schema" -> https://json-schema.org/draft/2020-12/schema"#
      ]
    ),
    (#"{"$id": 5}"#, [#"/$id wrong-type: "$id": expected a string, found 5"#]),
    (#"{"$anchor": 5}"#, [#"/$anchor wrong-type: "$anchor": expected a string, found 5"#]),
    (#"{"$dynamicAnchor": 5}"#, [#"/$dynamicAnchor wrong-type: "$dynamicAnchor": expected a string, found 5"#]),
    (#"{"$vocabulary": 5}"#, [#"/$vocabulary wrong-type: "$vocabulary": expected an object of vocabularies, found 5"#]),
    (#"{"format": 5}"#, [#"/format wrong-type: "format": expected the name of a format, found 5"#]),
    (#"{"definitions": {"a": 5}}"#, [#"/definitions/a wrong-type: "a": expected a schema, found 5"#]),
    (#"{"$defs": {"a": 5}}"#, [#"/$defs/a wrong-type: "a": expected a schema, found 5"#]),
    (#"{"$defs": 5}"#, [#"/$defs wrong-type: "$defs": expected an object of schemas, found 5"#]),
    (#"{"title": 5}"#, [#"/title wrong-type: "title": expected a string, found 5"#]),
    (
      #"{"deprecated": "yes"}"#,
      [#"/deprecated wrong-type: "deprecated": expected true or false, found the string "yes""#]
    ),
    (
      #"{"type": []}"#,
      [#"/type wrong-type: "type": expected the name of a type or an array of them, found an empty array"#]
    ),
    (#"{"enum": []}"#, []),
    (#"{"anyOf": []}"#, [#"/anyOf wrong-type: "anyOf": expected an array of schemas, found an empty array"#]),
    (#"{"oneOf": []}"#, [#"/oneOf wrong-type: "oneOf": expected an array of schemas, found an empty array"#]),
    (#"{"allOf": []}"#, [#"/allOf wrong-type: "allOf": expected an array of schemas, found an empty array"#]),
    (
      #"{"required": ["a", "b", "a"]}"#,
      [#"/required/2 duplicate-value: the string "a" is an element already at 1:15"#]
    ),
    (
      #"{"type": ["null", "null"]}"#,
      [#"/type/1 duplicate-value: the string "null" is an element already at 1:11"#]
    ),
    (
      #"{"$defs": {"a": {"$id": "http://a.org/x"}, "b": {"$id": "http://a.org/x"}}}"#,
      [#"/$defs/b/$id duplicate-value: "$id": "http://a.org/x" names another schema already at 1:17"#]
    ),
    (
      #"{"$defs": {"a": {"$anchor": "x"}, "b": {"$dynamicAnchor": "x"}}}"#,
      [#"/$defs/b/$dynamicAnchor duplicate-value: "$dynamicAnchor": "x" names another schema already at 1:17"#]
    ),
    (#"{"$defs": {"a": {"$anchor": "x", "$dynamicAnchor": "x"}, "b": {"$id": "b", "$anchor": "x"}}}"#, []),
    (
      ##"{"$ref": "#/allOf/01", "allOf": [{}, {}]}"##,
      [##"/$ref unknown-name: "$ref": no schema is found at "#/allOf/01""##]
    ),
    (
      ##"{"$ref": "#/allOf/+1", "allOf": [{}, {}]}"##,
      [##"/$ref unknown-name: "$ref": no schema is found at "#/allOf/+1""##]
    ),
    (
      #"{"$defs": {"unused": {"type": 1}}}"#,
      [
        #"/$defs/unused/type wrong-type: "type": expected the name of a type or an array of them, found 1"#
      ]
    ),
  ]

  @Test("What is wrong with a schema is reported at its place", arguments: rows.indices)
  func faults(row: Int) throws {
    let (text, expected) = Self.rows[row]
    let (_, faults) = JSONSchema.compile(try JSONDocument.parse(Array(text.utf8), name: "schema"))
    #expect(FaultRow.lines(faults) == expected)
  }

  @Test("A vocabulary that is required and unknown is an error, one that is not is ignored", arguments: [true, false])
  func vocabulary(isRequired: Bool) throws {
    let meta = #"{"$id": "https://example.org/meta", "$vocabulary": {"https://example.org/v": \#(isRequired)}}"#
    let (schema, faults) = JSONSchema.compile(
      try JSONDocument.parse(Array(#"{"$schema": "https://example.org/meta", "type": "string"}"#.utf8), name: "schema"),
      resources: { $0 == "https://example.org/meta" ? try? JSONDocument.parse(Array(meta.utf8), name: "meta") : nil })
    #expect((schema == nil) == isRequired)
    #expect(faults.map(\.code) == (isRequired ? [.unsupportedFormat] : []))
  }

  @Test("A document is asked for once, by its absolute URI")
  func resolver() throws {
    var asked: [String] = []
    let text =
      ##"{"properties": {"a": {"$ref": "b.json#/$defs/n"}, "b": {"$ref": "./b.json"}, "c": {"$ref": "b.json"}}}"##
    let (schema, _) = JSONSchema.compile(
      try JSONDocument.parse(Array(text.utf8), name: "schema"), identifier: "file:///schemas/a.json",
      resources: { identifier in
        asked.append(identifier)
        return try? JSONDocument.parse(
          Array(#"{"type": "object", "$defs": {"n": {"type": "number"}}}"#.utf8), name: "b")
      })
    #expect(asked == ["file:///schemas/b.json"])
    let compiled = try #require(schema)
    #expect(compiled.isValid(try Schemas.value(#"{"a": 1, "b": {}}"#)))
    let faults = compiled.faults(of: try Schemas.value(#"{"a": "1"}"#))
    #expect(faults.map(\.keywordLocation) == ["file:///schemas/b.json#/$defs/n/type"])
  }

  @Test(
    "The meta-schemas of all drafts compile without a fault, and fit themselves",
    arguments: [
      "http://json-schema.org/draft-04/schema#", "http://json-schema.org/draft-06/schema#",
      "http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema",
      "https://json-schema.org/draft/2020-12/schema",
    ])
  func metaSchemas(identifier: String) throws {
    let text = #"{"$schema": "\#(identifier)", "$ref": "\#(identifier)"}"#
    let (schema, faults) = JSONSchema.compile(try JSONDocument.parse(Array(text.utf8), name: "schema"))
    #expect(FaultRow.lines(faults) == [])
    let compiled = try #require(schema)
    #expect(compiled.isValid(try Schemas.value(#"{"type": "string", "properties": {"a": {"minLength": 1}}}"#)))
    #expect(
      FaultRow.lines(compiled.faults(of: try Schemas.value(#"{"properties": {"a": {"type": "strng"}}}"#))).first?
        .hasPrefix("/properties/a/type unknown-value: ") == true)
  }
}
