import JSON
import JSONSchema
import Testing

@Suite struct FaultTests {
  private static let scalars: [FaultRow] = [
    FaultRow(
      #"{"properties": {"spacing": {"type": "number", "minimum": 0}}}"#, #"{"spacing": "wide"}"#,
      #"/spacing wrong-type: "spacing": expected a number, 0 or more, found the string "wide""#),
    FaultRow(
      #"{"properties": {"spacing": {"type": "number", "minimum": 0}}}"#, #"{"spacing": -1}"#,
      #"/spacing out-of-range: "spacing": expected a number, 0 or more, found -1"#),
    FaultRow(
      #"{"type": "integer", "minimum": 1, "maximum": 10}"#, "11",
      " out-of-range: expected a whole number from 1 to 10, found 11"),
    FaultRow(
      #"{"type": "integer"}"#, "1.5", " wrong-type: expected a whole number, found 1.5"),
    FaultRow(
      #"{"exclusiveMinimum": 0, "exclusiveMaximum": 1}"#, "1",
      " out-of-range: expected a number above 0 and below 1, found 1"),
    FaultRow(#"{"multipleOf": 5}"#, "7", " out-of-range: expected a number that is a multiple of 5, found 7"),
    FaultRow(#"{"type": ["string", "null"]}"#, "true", " wrong-type: expected a string or null, found true"),
    FaultRow(
      #"{"type": "string", "minLength": 1}"#, #""""#,
      #" out-of-range: expected a string that is not empty, found the string """#),
    FaultRow(
      #"{"type": "string", "maxLength": 3}"#, #""four""#,
      " out-of-range: expected a string of at most 3 characters, found 4 characters"),
    FaultRow(
      #"{"pattern": "^x-"}"#, #""y-1""#,
      #" wrong-format: expected a string that matches "^x-", found the string "y-1""#),
    FaultRow(
      #"{"enum": ["small", "medium", "large"]}"#, #""mediun""#,
      #" unknown-value: expected "small", "medium" or "large", found the string "mediun" -> medium"#),
    FaultRow(
      #"{"enum": ["small", "large"]}"#, "3",
      #" wrong-type: expected "small" or "large", found 3"#),
    FaultRow(
      #"{"enum": [1, true, null, [1]]}"#, "2", " unknown-value: expected 1, true, null or a certain array, found 2"),
    FaultRow(
      #"{"properties": {"size": {"const": "small"}}}"#, #"{"size": "smal"}"#,
      #"/size unknown-value: "size": expected "small", found the string "smal" -> small"#),
    FaultRow(#"{"not": {"type": "string"}}"#, #""x""#, #" forbidden-value: the string "x" is not allowed here"#),
    FaultRow(
      #"{"if": {"type": "string"}, "then": false}"#, #""x""#,
      #" forbidden-value: the string "x" is not allowed here"#),
    FaultRow("false", "1", " forbidden-value: no value is allowed here"),
  ]

  private static let containers: [FaultRow] = [
    FaultRow(#"{"required": ["a", "b", "c"]}"#, #"{"b": 1}"#, #" missing-value: this object needs "a" and "c""#),
    FaultRow(
      #"{"properties": {"frame": {"required": ["width"]}}, "allOf": [{"properties": {"frame": {"required": ["height"]}}}]}"#,
      #"{"frame": {}}"#, #"/frame missing-value: "frame" needs "width" and "height""#),
    FaultRow(
      #"{"properties": {"size": {}, "text": {}}, "additionalProperties": false}"#, #"{"sise": 1, "x": 2}"#,
      #"/sise unknown-key: the key "sise" means nothing here -> size"#,
      #"/x unknown-key: the key "x" means nothing here; expected "size" or "text""#),
    FaultRow(
      #"{"properties": {"text": {}}, "required": ["text"], "additionalProperties": false}"#, #"{"txet": 1}"#,
      #"/txet missing-value: this object needs "text"; "txet" means nothing here -> text"#),
    FaultRow(#"{"properties": {"old": false}}"#, #"{"old": 1}"#, #"/old unknown-key: the key "old" cannot stand here"#),
    FaultRow(
      #"{"propertyNames": {"enum": ["light", "dark"]}}"#, #"{"lihgt": 1}"#,
      #"/lihgt unknown-key: the key "lihgt" means nothing here -> light"#),
    FaultRow(
      #"{"propertyNames": {"maxLength": 2}}"#, #"{"abc": 1}"#,
      #"/abc wrong-format: expected a key that is a string of at most 2 characters, found "abc""#),
    FaultRow(
      #"{"dependentRequired": {"a": ["b", "c"]}}"#, #"{"a": 1}"#,
      #"/a missing-value: "a" needs "b" and "c" beside it"#),
    FaultRow(
      #"{"not": {"required": ["a", "b"]}}"#, #"{"a": 1, "b": 2}"#,
      #"/b exclusive-keys: "b" cannot stand beside "a""#),
    FaultRow(#"{"minProperties": 1}"#, "{}", " out-of-range: expected an object with at least 1 key, found 0"),
    FaultRow(
      #"{"properties": {"a": {"minItems": 1}}}"#, #"{"a": []}"#,
      #"/a out-of-range: "a": expected an array of at least 1 element, found 0 elements"#),
    FaultRow(
      #"{"items": {"type": "string"}}"#, #"["a", 1, "b", 2]"#,
      "/1 wrong-type: expected a string, found 1", "/3 wrong-type: expected a string, found 2"),
    FaultRow(
      #"{"prefixItems": [{"type": "string"}], "items": false}"#, #"["a", 1]"#,
      "/1 forbidden-value: no element is allowed here"),
    FaultRow(#"{"uniqueItems": true}"#, #"[1, "a", 1.0]"#, "/2 duplicate-value: 1.0 is an element already at 1:2"),
    FaultRow(
      #"{"contains": {"type": "number"}}"#, #"["a"]"#,
      " out-of-range: expected at least 1 element to be a number, found 0"),
    FaultRow(
      #"{"allOf": [{"properties": {"a": {}}}], "unevaluatedProperties": false}"#, #"{"a": 1, "b": 2}"#,
      #"/b unknown-key: the key "b" means nothing here; expected "a""#),
    FaultRow(
      #"{"prefixItems": [{}], "unevaluatedItems": false}"#, "[1, 2]",
      "/1 forbidden-value: no element is allowed here"),
    FaultRow(
      #"{"if": {"required": ["a"]}, "then": {"required": ["b"]}}"#, #"{"a": 1}"#,
      #" missing-value: this object needs "b""#),
  ]

  private static let views = """
    {"anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/image"},
      {"type": "object", "required": ["$if", "then"], "properties": {"$if": {"type": "string"}, "then": {"$ref": "#"}}},
      {"type": "string"}],
    "$defs": {
      "text": {"type": "object", "required": ["view", "content"], "additionalProperties": false,
        "properties": {"view": {"const": "Text"}, "content": {"type": "string"}, "size": {"type": "number"}}},
      "image": {"type": "object", "required": ["view", "name"], "additionalProperties": false,
        "properties": {"view": {"const": "Image"}, "name": {"type": "string"}}}}}
    """

  private static let unions: [FaultRow] = [
    FaultRow(views, "5", " wrong-type: expected an object or a string, found 5"),
    FaultRow(
      views, #"{"view": "Txet", "content": "a"}"#,
      #"/view unknown-value: no view is named "Txet"; expected "Text" or "Image" -> Text"#),
    FaultRow(views, #"{"view": 5}"#, #"/view wrong-type: "view": expected "Text" or "Image", found 5"#),
    FaultRow(
      views, #"{"view": "Text", "content": 5, "sise": 1}"#,
      #"/content wrong-type: "content": expected a string, found 5"#,
      #"/sise unknown-key: the key "sise" means nothing here -> size"#),
    FaultRow(views, #"{"view": "Image"}"#, #" missing-value: Image needs "name""#),
    FaultRow(
      views, #"{"$if": "a", "then": {"view": "Image", "name": 1}}"#,
      #"/then/name wrong-type: "name": expected a string, found 1"#),
    FaultRow(views, #"{"$if": "a"}"#, #" missing-value: this object needs "then""#),
    FaultRow(views, #"{"content": "a"}"#, #" missing-value: this object needs "view""#),
    FaultRow(
      views, #"{"veiw": "Text", "content": "a"}"#,
      #"/veiw missing-value: this object needs "view"; "veiw" means nothing here -> view"#),
    FaultRow(
      ##"{"oneOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}], "$defs": {"##
        + ##""a": {"required": ["type"], "properties": {"type": {"const": "A"}}}, "##
        + ##""b": {"required": ["type"], "properties": {"type": {"enum": ["B", "C"]}}}}}"##,
      #"{"tpye": "A"}"#,
      #"/tpye missing-value: this object needs "type"; "tpye" means nothing here -> type"#),
    FaultRow(
      ##"{"oneOf": [{"required": ["type"], "properties": {"type": {"const": "A"}}}, "##
        + ##"{"required": ["type"], "properties": {"type": {"enum": ["B", "C"]}}}]}"##,
      #"{"type": "D"}"#, #"/type unknown-value: no type is named "D"; expected "A", "B" or "C""#),
    FaultRow(
      #"{"anyOf": [{"enum": ["auto", "none"]}, {"type": "null"}]}"#, #""atuo""#,
      #" unknown-value: expected "auto" or "none", found the string "atuo" -> auto"#),
    FaultRow(
      #"{"anyOf": [{"enum": ["auto"]}, {"enum": ["none"]}]}"#, #""non""#,
      #" unknown-value: expected "auto" or "none", found the string "non" -> none"#),
    FaultRow(
      #"{"anyOf": [{"const": "auto"}, {"type": "number"}]}"#, "true",
      #" wrong-type: expected "auto" or a number, found true"#),
    FaultRow(
      #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, #"{"a": 1, "b": 1}"#,
      #"/b exclusive-keys: "b" cannot stand beside "a""#),
    FaultRow(
      #"{"oneOf": [{"type": "number"}, {"type": "integer"}, {"type": "string"}]}"#, "1",
      " forbidden-value: expected one of 3 forms, found 1 that fits 2"),
    FaultRow(
      #"{"anyOf": [{"properties": {"a": {"properties": {"b": {"type": "string"}}}}}, {"required": ["c"]}]}"#,
      #"{"a": {"b": 1}}"#, #"/a/b wrong-type: "b": expected a string, found 1"#),
  ]

  @Test("A fault names what was expected and what was found", arguments: scalars + containers)
  func fault(row: FaultRow) throws {
    #expect(try row.found() == row.faults)
  }

  @Test("Of a union only the branch speaks that the value chose", arguments: unions)
  func union(row: FaultRow) throws {
    #expect(try row.found() == row.faults)
  }

  private static let points = """
    {"properties": {
      "spacing": {"$ref": "#/$defs/points"},
      "size": {"anyOf": [{"$ref": "#/$defs/expression"}, {"enum": ["small", "large"]}]},
      "padding": {"anyOf": [{"$ref": "#/$defs/points"}, {"type": "object", "additionalProperties": {"type": "number"}}]},
      "date": {"anyOf": [{"pattern": "^[0-9]{4}$"}, {"type": "null"}]}},
    "$defs": {
      "points": {"anyOf": [
        {"$ref": "#/$defs/expression"},
        {"title": "a number of points, 0 or more", "type": "number", "minimum": 0}]},
      "expression": {"title": "an expression in \\"${…}\\"", "type": "string", "pattern": "[$][{]"}}}
    """

  private static let forms: [FaultRow] = [
    FaultRow(
      points, #"{"spacing": "wide"}"#,
      #"/spacing wrong-type: "spacing": expected a number of points, 0 or more or an expression in "${…}", found the string "wide""#
    ),
    FaultRow(
      points, #"{"spacing": -1}"#,
      #"/spacing out-of-range: "spacing": expected a number of points, 0 or more, found -1"#),
    FaultRow(
      points, #"{"size": "smal"}"#,
      #"/size unknown-value: "size": expected "small", "large" or an expression in "${…}", found the string "smal" -> small"#
    ),
    FaultRow(
      points, #"{"padding": true}"#,
      #"/padding wrong-type: "padding": expected a number of points, 0 or more, an expression in "${…}" or an object, found true"#
    ),
    FaultRow(
      points, #"{"padding": {"top": "a"}}"#, #"/padding/top wrong-type: "top": expected a number, found the string "a""#
    ),
    FaultRow(
      points, #"{"date": "x"}"#,
      #"/date wrong-format: "date": expected a string that matches "^[0-9]{4}$", found the string "x""#),
  ]

  @Test("A form of strings beside other values is named last, and a title that is a phrase is used", arguments: forms)
  func form(row: FaultRow) throws {
    #expect(try row.found() == row.faults)
  }

  @Test(
    "A fault knows the keyword that speaks",
    arguments: [
      (#"{"a/b": 0}"#, "#/$defs/n/minimum"), (#"{"c": 1}"#, "#/additionalProperties"),
      (#"{"list": [1, 2]}"#, "#/$defs/list/items"),
      (#"{"list": 1}"#, "#/$defs/list/type"), (#"{"list": []}"#, "#/$defs/list/minItems"),
      (#"{"then": 1}"#, "#/properties/then/then"),
      (#"{"a/b": "x"}"#, "#/$defs/n/type"),
    ])
  func keyword(value: String, location: String) throws {
    let schema = try Schemas.compiled(
      ##"""
      {"$id": "https://example.org/a", "additionalProperties": false,
       "properties": {"a/b": {"$ref": "#/$defs/n"}, "list": {"$ref": "#/$defs/list"}, "then": {"if": true, "then": false}},
       "$defs": {
         "n": {"type": "number", "minimum": 1},
         "list": {"type": "array", "prefixItems": [true], "items": false, "minItems": 1}}}
      """##)
    let faults = schema.faults(of: try Schemas.value(value))
    #expect(faults.map(\.keywordLocation) == ["https://example.org/a" + location])
  }

  @Test("A long value is clipped")
  func clipped() throws {
    let schema = try Schemas.compiled(#"{"type": "number"}"#)
    let faults = schema.faults(of: try Schemas.value("\"" + String(repeating: "x", count: 1_000) + "\""))
    #expect(faults[0].message == "expected a number, found the string \"\(String(repeating: "x", count: 60))…\"")
  }

  @Test("Of many faults the first hundred thousand are counted", arguments: [(5_000, 5_000), (100_001, 100_000)])
  func limit(elements: Int, count: Int) throws {
    let schema = try Schemas.compiled(#"{"items": {"type": "string"}}"#)
    let text = "[" + Array(repeating: "1", count: elements).joined(separator: ",") + "]"
    #expect(schema.faults(of: try Schemas.value(text)).count == count)
  }
}
