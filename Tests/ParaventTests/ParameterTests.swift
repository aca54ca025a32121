import Testing

@Suite struct ParameterTests {
  /// A screen that uses its parameter `p` in no way that could be at fault.
  private static func fitting(_ schema: String, _ value: String, _ faults: String) -> TemplateCase {
    let body = #"{"$let": {"q": "${p}"}, "in": "A"}"#
    let name = "\(schema) and \(value)"
    return TemplateCase(
      name, body, parameters: #""p": \#(schema)"#, data: #"{"p": \#(value)}"#, shows: "“A”",
      faults: faults.isEmpty ? [] : [faults])
  }

  private static let nested = #"{"type": "object", "properties": {"a": {"properties": {"b": {"type": "integer"}}}}}"#
  private static let closed = """
    {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"], "additionalProperties": false}
    """

  @Test(
    "Data that fits its schema is taken without a word",
    arguments: [
      (#"{"type": "string"}"#, #""a""#), (#"{"type": "integer"}"#, "5"), (#"{"type": "integer"}"#, "5.0"),
      (#"{"type": "number"}"#, "5"), (#"{"type": "number"}"#, "5.5"), (#"{"type": "boolean"}"#, "false"),
      (#"{"type": "array"}"#, "[1, \"a\", null]"), (#"{"type": "object"}"#, "{}"),
      (#"{"type": ["string", "integer"]}"#, "5"), (#"{"enum": ["a", 2]}"#, "2"), (#"{"const": "a"}"#, #""a""#),
      (#"{"oneOf": [{"type": "string"}, {"type": "integer"}]}"#, "5"), ("{}", "5"), ("true", "[]"),
      (#"{"anyOf": [{"type": "integer"}, {"type": "number"}]}"#, "5"), (nested, #"{"a": {"b": 5, "c": 6}}"#),
      (closed, #"{"name": "Ada"}"#), (#"{"type": "array", "items": {"type": "integer"}}"#, "[1, 2]"),
      (#"{"additionalProperties": {"type": "integer"}}"#, #"{"a": 1}"#),
    ])
  func fits(_ schema: String, _ value: String) {
    Self.fitting(schema, value, "").check()
  }

  @Test(
    "Data that does not fit is a fault at its place in the data",
    arguments: [
      (#"{"type": "string"}"#, "▸5", "data: wrong-type /p"),
      (#"{"type": "integer"}"#, "▸2.5", "data: wrong-type /p"),
      (#"{"type": "integer"}"#, #"▸"5""#, "data: wrong-type /p"),
      (#"{"type": "number"}"#, #"▸"5""#, "data: wrong-type /p"),
      (#"{"type": "boolean"}"#, "▸1", "data: wrong-type /p"), (#"{"type": "array"}"#, "▸{}", "data: wrong-type /p"),
      (#"{"type": "object"}"#, "▸[]", "data: wrong-type /p"),
      (#"{"type": ["string", "integer"]}"#, "▸true", "data: wrong-type /p"),
      (#"{"enum": ["round", "square"]}"#, #"▸"rond""#, "data: unknown-value /p → round"),
      (#"{"const": "a"}"#, #"▸"b""#, "data: unknown-value /p"),
      (#"{"oneOf": [{"type": "string"}, {"type": "integer"}]}"#, "▸true", "data: wrong-type /p"),
      (#"{"oneOf": [{"type": "number"}, {"type": "integer"}]}"#, "▸5", "data: forbidden-value /p"),
      (#"{"anyOf": [{"type": "string"}]}"#, "▸5", "data: wrong-type /p"), ("false", "▸5", "data: forbidden-value /p"),
      (nested, "{\n \"a\": {\"b\":\n ▸\"x\"}}", "data: wrong-type /p/a/b"),
      (closed, #"{"name": "Ada", ▸"nmae": 1}"#, "data: unknown-key /p/nmae → name"),
      (closed, "▸{}", "data: missing-value /p"),
      (#"{"type": "array", "items": {"type": "integer"}}"#, #"[1, ▸"2"]"#, "data: wrong-type /p/1"),
      (#"{"additionalProperties": {"type": "integer"}}"#, #"{"a~/b": ▸"1"}"#, "data: wrong-type /p/a~0~1b"),
    ])
  func misfits(_ schema: String, _ value: String, _ fault: String) {
    Self.fitting(schema, value, fault).check()
  }

  @Test("Data may lack what has a default, and hold more than a screen declares", arguments: present)
  func presence(_ row: TemplateCase) {
    row.check()
  }

  static let present = [
    TemplateCase(
      "a default", #""${a}""#, parameters: #""a": {"type": "string", "default": "A"}"#, data: "{}", shows: "“A”"),
    TemplateCase(
      "a value instead of the default", #""${a}""#, parameters: #""a": {"type": "string", "default": "A"}"#,
      data: #"{"a": "B"}"#, shows: "“B”"),
    TemplateCase(
      "null is as good as absence", #""${a}""#, parameters: #""a": {"type": "string", "default": "A"}"#,
      data: #"{"a": null}"#, shows: "“A”"),
    TemplateCase(
      "an example stands in for data", #""${a}""#,
      parameters: #""a": {"type": "string", "default": "A", "examples": ["E", "F"]}"#, shows: "“E”"),
    TemplateCase(
      "an example does not stand in for what data lacks", #""${a}""#,
      parameters: #""a": {"type": "string", "default": "A", "examples": ["E"]}"#, data: "{}", shows: "“A”"),
    TemplateCase(
      "a member that nothing declares", #""${a}""#, parameters: #""a": {"type": "string"}"#,
      data: #"{"a": "A", ▸"b": 1}"#, shows: "“A”", "data: unknown-key /b"),
    TemplateCase(
      "two values are missing", #"{"$if": "${true || a == string(b)}", "then": "A"}"#,
      parameters: #""a": {"type": "string"}, "b": {"type": "integer"}"#,
      data: "\n ▸{}", shows: "“A”", "data: missing-value", words: #"the data needs "a" and "b""#),
    TemplateCase(
      "a misspelt one is missing", #"{"$if": "${true || name == ''}", "then": "A"}"#,
      parameters: #""name": {"type": "string"}"#,
      data: #"{▸"nmae": "A"}"#, shows: "“A”", "data: missing-value /nmae → name"),
    TemplateCase(
      "no data at all", #"{"$if": "${true || a == ''}", "then": "A"}"#, parameters: #"▸"a": {"type": "string"}"#,
      shows: "“A”",
      "missing-value /parameters/a",
      words: "there is no data"),
    TemplateCase(
      "data that is no object", #""${a}""#, parameters: #""a": {"default": "A"}"#, data: "▸[1]", shows: "“A”",
      "data: wrong-type", words: "expected an object whose members are values by name"),
    TemplateCase(
      "data that is no JSON", #""${a}""#, parameters: #""a": {"default": "A"}"#, data: #"{"a": ▸tru}"#, shows: "“A”",
      "data: syntax"),
  ]

  @Test("A declaration that is no schema is a fault at its place in the screen", arguments: declarations)
  func declaration(_ row: TemplateCase) {
    row.check()
  }

  private static func declared(_ parameters: String, _ fault: String, words: String = "") -> TemplateCase {
    TemplateCase(parameters, #""A""#, parameters: parameters, shows: "“A”", fault, words: words)
  }

  private static func schema(_ schema: String, _ fault: String) -> TemplateCase {
    TemplateCase(
      schema, #"{"$if": "${p == null}", "then": "B", "else": "A"}"#, parameters: #""p": \#(schema)"#,
      data: #"{"p": 1}"#, shows: "“A”", fault)
  }

  static let declarations = [
    schema(#"{"type": ▸5}"#, "wrong-type /parameters/p/type"), schema("▸5", "wrong-type /parameters/p"),
    schema(#"{"items": ▸5}"#, "wrong-type /parameters/p/items"),
    schema(#"{"properties": {"a": ▸"x"}}"#, "wrong-type /parameters/p/properties/a"),
    schema(#"{"additionalProperties": ▸"x"}"#, "wrong-type /parameters/p/additionalProperties"),
    schema(#"{"oneOf": [true, {"type": ▸"strng"}]}"#, "unknown-value /parameters/p/oneOf/1/type → string"),
    declared(#"▸"state": {"default": 1}"#, "reserved-name /parameters/state", words: #"the name "state" is reserved"#),
    declared(#"▸"environment": {}"#, "reserved-name /parameters/environment"),
    declared(#"▸"configuration": {}"#, "reserved-name /parameters/configuration"),
    declared(#"▸"in": {}"#, "reserved-name /parameters/in"), declared(#"▸"if": {}"#, "reserved-name /parameters/if"),
    declared(#"▸"1a": {}"#, "wrong-type /parameters/1a"), declared(#"▸"a-b": {}"#, "wrong-type /parameters/a-b"),
    declared(#"▸"": {}"#, "wrong-type /parameters/"), declared(#"▸"é": {}"#, "wrong-type /parameters/é"),
    declared(#"▸"p": {"default": 1}"#, "unused /parameters/p", words: #"the parameter "p" is not used"#),
  ]

  @Test(
    "A parameter is used wherever an expression reads it",
    arguments: [
      (#""body": "${p}""#), (#""title": "${p}", "body": "A""#), (#""state": {"s": "${p}"}, "body": "A""#),
      (#""body": {"$forEach": "${p}", "content": "A"}"#), (#""body": {"$let": {"a": "${p}"}, "in": "A"}"#),
      (#""body": {"view": "Divider", "modifiers": [{"padding": "${p}"}]}"#),
      (#""body": {"view": "Divider", "id": "a${p}"}"#),
    ])
  func use(_ members: String) {
    #expect(Decoded(#"{"parameters": {"p": {"type": "integer", "default": 1}}, \#(members)}"#).codes == [])
  }

  @Test("Parameters that are no object are a fault")
  func noObject() {
    #expect(Decoded(#"{"parameters": ["a"], "body": "A"}"#).summaries == ["wrong-type /parameters 1:16"])
  }
}
