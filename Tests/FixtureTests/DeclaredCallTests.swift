import Diagnostics
import JSON
import JSONSchema
import Paravent
import Testing

@Suite struct DeclaredCallTests {
  private static let source = """
    {"designSystem": "d", "components": {"A": {
      "parameters": {
        "p": {"type": "object", "properties": {"n": {"type": "integer"}}, "required": ["n"], "default": {"n": 1}},
        "t": {"$ref": "#/$defs/t", "$defs": {"t": {"type": "array", "items": {"$ref": "#/$defs/t"}}}, "default": []},
        "s": {"type": "string", "enum": ["a", "b"], "default": "a"},
        "c": {"$ref": "paravent:Color", "default": "red"}
      },
      "slots": {"label": {"optional": true}},
      "body": ["${string(p.n)}", "${string(t.size())}", {"view": "Text", "content": "${s}", "modifiers": [{"tint": "${c}"}]},
               {"$slot": "label"}]
    }}}
    """

  private static let systems = DesignSystems.standard.adding([(Array(source.utf8), "d.json")])
  private static let schema = try? JSONDocument.parse(
    DocumentSchema.screen(systems.systems.namespace(using: ["d"]).namespace).json(), name: "schema")
  private static let compiled = schema.flatMap { JSONSchema.compile($0).schema }

  @Test(
    "Where a declared component takes a value, it takes what gives one, at any depth",
    arguments: [
      #""id": "a""#, #""p": {"n": 2}"#, #""p": {"n": "${1 + 1}"}"#, #""p": {"n": {"$if": "${true}", "then": 2}}"#,
      #""t": [[], [[]]]"#, #""t": ["${[]}"]"#, #""s": null"#, #""s": "${'b'}""#, ##""c": "#0A84FF""##,
      #""label": ["One", {"view": "Divider"}]"#,
    ])
  func valid(_ members: String) throws {
    try expect(members, isValid: true)
  }

  @Test(
    "A declared component takes nothing that does not fit",
    arguments: [
      #""p": {"n": "two"}"#, #""p": {}"#, #""t": [1]"#, #""s": "c""#, #""c": "bleu""#, #""label": 1"#,
    ])
  func faulty(_ members: String) throws {
    try expect(members, isValid: false)
  }

  private func expect(_ members: String, isValid: Bool) throws {
    #expect(!Self.systems.report.hasErrors)
    let bytes = Array(#"{"uses": ["d"], "body": {"view": "A", \#(members)}}"#.utf8)
    let document = try JSONDocument.parse(bytes, name: "screen.json")
    let report = Screen.decode(document, designSystems: Self.systems.systems).report
    #expect(report.hasErrors != isValid, "\(report.diagnostics.map(\.message))")
    let faults = try #require(Self.compiled).faults(of: document.root)
    #expect(faults.isEmpty == isValid, "\(faults.map(\.message))")
  }
}
