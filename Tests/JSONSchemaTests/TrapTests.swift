import JSON
import JSONSchema
import Testing

/// What validators get wrong again and again.
@Suite struct TrapTests {
  private static let numbers = [
    TrapRow(#"{"type": "integer"}"#, ["1", "1.0", "1e2", "-0.0"], not: ["1.5", "1e-1"]),
    TrapRow(#"{"const": 1}"#, ["1", "1.0", "1e0", "10e-1"], not: ["true", #""1""#, "[1]"]),
    TrapRow(#"{"const": 1.0}"#, ["1"], not: ["true"]),
    TrapRow(#"{"const": true}"#, ["true"], not: ["1", "1.0"]),
    TrapRow(#"{"const": false}"#, ["false"], not: ["0", "-0.0", "null"]),
    TrapRow(#"{"const": 0}"#, ["0", "0.0", "-0.0", "-0", "0e9"], not: ["false", "1e-300"]),
    TrapRow(#"{"const": -0.0}"#, ["0"], not: ["false"]),
    TrapRow(
      #"{"const": {"a": [1, {"b": 2.0}]}}"#, [#"{"a": [1.0, {"b": 2}]}"#],
      not: [#"{"a": [true, {"b": 2}]}"#, #"{"a": [1, {"b": 2}], "c": 1}"#, #"{"a": [1, {"b": 2}, 3]}"#]),
    TrapRow(#"{"const": {"a": 1, "b": 2}}"#, [#"{"b": 2, "a": 1.0}"#], not: [#"{"a": 2, "b": 1}"#]),
    TrapRow(#"{"enum": [[false], 0]}"#, ["[false]", "-0.0"], not: ["[0]", "[0.0]", "false"]),
    TrapRow(#"{"enum": [{"a": [0]}]}"#, [#"{"a": [-0.0]}"#], not: [#"{"a": [false]}"#]),
    TrapRow(
      #"{"uniqueItems": true}"#, ["[1, true]", "[0, false]", "[[1], [true]]", #"[1, "1"]"#],
      not: ["[1, 1.0]", "[0, -0.0]", "[[1], [1.0]]", #"[{"a": {"b": 1}}, {"a": {"b": 1.0}}]"#, "[[[0]], [[-0.0]]]"]),
    TrapRow(
      #"{"uniqueItems": true}"#, ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, true, false]"],
      not: ["[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4.0]", "[[0], 1, 2, 3, 4, 5, 6, 7, 8, 9, [-0.0]]"]),
    TrapRow(#"{"multipleOf": 0.123456789}"#, ["0.246913578"], not: ["1e308"]),
    TrapRow(#"{"type": "integer", "multipleOf": 0.5}"#, ["1e308"], not: []),
    TrapRow(#"{"multipleOf": 0.0001}"#, ["0.0075"], not: ["0.00751"]),
    TrapRow(
      #"{"multipleOf": 3}"#, ["9223372036854775806", "9007199254740993", "-9223372036854775806"],
      not: ["9223372036854775807", "9007199254740992", "-9223372036854775808"]),
  ]

  private static let strings = [
    TrapRow(
      #"{"minLength": 2}"#, [#""\uD83D\uDE00a""#, #""e\u0301""#, #""\u0000\u0000""#],
      not: [#""\uD83D\uDE00""#, #""é""#]),
    TrapRow(#"{"maxLength": 1}"#, [#""\uD83D\uDE00""#, #""\u0000""#], not: [#""e\u0301""#, #""a\u0000""#]),
    TrapRow(#"{"const": "a\u0000b"}"#, [#""a\u0000b""#], not: [#""a""#, #""a\u0000c""#, #""a\u0000""#]),
    TrapRow(#"{"enum": ["a\u0000b", "c"]}"#, [#""a\u0000b""#], not: [#""a\u0000""#]),
    TrapRow(#"{"pattern": "^a\\u0000b$"}"#, [#""a\u0000b""#], not: [#""a""#, #""a\u0000""#]),
    TrapRow(#"{"uniqueItems": true}"#, [#"["a\u0000b", "a\u0000c", "a"]"#], not: [#"["a\u0000b", "a\u0000b"]"#]),
  ]

  private static let references = [
    TrapRow(
      ##"{"properties": {"a": {"$ref": "#/$defs/n", "maximum": 1}}, "$defs": {"n": {"type": "number"}}}"##,
      [#"{"a": 1}"#], not: [#"{"a": 2}"#, #"{"a": "b"}"#]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/root.json", "items": {"$id": "folder/", "items": {"$ref": "n.json"}},
       "$defs": {"inner": {"$id": "http://a.org/folder/n.json", "type": "number"},
                 "outer": {"$id": "http://a.org/n.json", "type": "string"}}}
      """##, ["[[1]]"], not: [#"[["a"]]"#]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/root", "$ref": "#a", "properties": {"p": {"$ref": "child#a"}},
       "$defs": {"x": {"$anchor": "a", "type": "object"},
                 "y": {"$id": "child", "$defs": {"z": {"$anchor": "a", "type": "string"}}}}}
      """##, [#"{"p": "s"}"#, "{}"], not: [#"{"p": {}}"#, #""s""#]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/outer", "$ref": "list", "$defs": {
        "own": {"$dynamicAnchor": "item", "type": "string"},
        "list": {"$id": "list", "type": "array", "items": {"$dynamicRef": "#item"},
                 "$defs": {"default": {"$dynamicAnchor": "item", "type": "number"}}}}}
      """##, [#"["a"]"#], not: ["[1]"]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/list", "type": "array", "items": {"$dynamicRef": "#item"},
       "$defs": {"default": {"$dynamicAnchor": "item", "type": "number"}}}
      """##, ["[1]"], not: [#"["a"]"#]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/outermost", "$ref": "middle", "$defs": {
        "a": {"$dynamicAnchor": "item", "type": "string"},
        "middle": {"$id": "middle", "$ref": "inner", "$defs": {"b": {"$dynamicAnchor": "item", "type": "boolean"}}},
        "inner": {"$id": "inner", "items": {"$dynamicRef": "#item"},
                  "$defs": {"c": {"$dynamicAnchor": "item", "type": "number"}}}}}
      """##, [#"["a"]"#], not: ["[1]", "[true]"]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/plain", "$ref": "list", "$defs": {
        "own": {"$dynamicAnchor": "item", "type": "string"},
        "list": {"$id": "list", "items": {"$dynamicRef": "#item"},
                 "$defs": {"default": {"$anchor": "item", "type": "number"}}}}}
      """##, ["[1]"], not: [#"["a"]"#]),
    TrapRow(
      ##"""
      {"$id": "http://a.org/left", "if": {"$id": "first", "$defs": {"f": {"$dynamicAnchor": "item", "type": "string"}}},
       "then": {"$ref": "list"},
       "$defs": {"list": {"$id": "list", "items": {"$dynamicRef": "#item"},
                          "$defs": {"default": {"$dynamicAnchor": "item", "type": "number"}}}}}
      """##, ["[1]"], not: [#"["a"]"#]),
  ]

  private static let evaluations = [
    TrapRow(
      ##"{"$ref": "#/$defs/a", "unevaluatedProperties": false, "$defs": {"a": {"properties": {"a": {}}}}}"##,
      [#"{"a": 1}"#], not: [#"{"b": 1}"#]),
    TrapRow(
      #"{"anyOf": [{"properties": {"a": {}}}, {"properties": {"b": {}}}], "unevaluatedProperties": false}"#,
      [#"{"a": 1, "b": 1}"#], not: [#"{"a": 1, "c": 1}"#]),
    TrapRow(
      #"""
      {"anyOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]}, {"properties": {"b": {}}}],
       "unevaluatedProperties": false}
      """#, [#"{"a": "s", "b": 1}"#, #"{"b": 1}"#], not: [#"{"a": 1, "b": 1}"#]),
    TrapRow(
      #"""
      {"if": {"properties": {"a": {"const": 1}}, "required": ["a"]}, "then": {"properties": {"b": {}}},
       "else": {"properties": {"c": {}}}, "unevaluatedProperties": false}
      """#, [#"{"a": 1, "b": 2}"#, #"{"c": 1}"#], not: [#"{"a": 1, "c": 2}"#, #"{"a": 2}"#, #"{"b": 1}"#]),
    TrapRow(
      #"{"if": {"properties": {"a": {}}}, "unevaluatedProperties": false}"#, [#"{"a": 1}"#], not: [#"{"b": 1}"#]),
    TrapRow(
      #"{"not": {"not": {"properties": {"a": {}}}}, "unevaluatedProperties": false}"#, ["{}"], not: [#"{"a": 1}"#]),
    TrapRow(
      #"{"anyOf": [{"prefixItems": [{}, {}]}, {"prefixItems": [{}]}, {"contains": {"const": "x"}}], "unevaluatedItems": false}"#,
      ["[1, 2]", #"[1, 2, "x"]"#], not: ["[1, 2, 3]"]),
    TrapRow(
      ##"""
      {"$ref": "#/$defs/one", "unevaluatedItems": false,
       "$defs": {"one": {"oneOf": [{"prefixItems": [{"type": "string"}]}, {"prefixItems": [{"type": "number"}]}]}}}
      """##, ["[1]", #"["a"]"#], not: ["[1, 2]", "[true]"]),
    TrapRow(
      #"{"properties": {"a": {"properties": {"b": {}}}}, "allOf": [{"properties": {"c": {}}}], "unevaluatedProperties": false}"#,
      [#"{"a": {"d": 1}, "c": 1}"#], not: [#"{"a": {}, "b": 1}"#]),
    TrapRow(
      #"{"dependentSchemas": {"a": {"properties": {"a": {}, "b": {}}}}, "unevaluatedProperties": false}"#,
      [#"{"a": 1, "b": 1}"#, "{}"], not: [#"{"b": 1}"#]),
  ]

  @Test("Numbers are what they are worth", arguments: numbers)
  func number(row: TrapRow) throws { try row.expectVerdicts() }

  @Test("A string is measured in code points, and may hold any of them", arguments: strings)
  func string(row: TrapRow) throws { try row.expectVerdicts() }

  @Test("A reference is resolved where it stands, a dynamic one from the outermost resource", arguments: references)
  func reference(row: TrapRow) throws { try row.expectVerdicts() }

  @Test("What some branch evaluated is evaluated", arguments: evaluations)
  func unevaluated(row: TrapRow) throws { try row.expectVerdicts() }
}
