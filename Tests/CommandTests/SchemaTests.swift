import JSON
import Testing

@Suite struct SchemaTests {
  @Test("The schema of screens is one JSON document", arguments: [["schema"], ["schema", "screen"]])
  func screen(arguments: [String]) throws {
    let run = try ToolRun(arguments)
    let schema = try JSONDocument.parse(Array(run.output.utf8), name: "schema").root.object
    #expect(schema?["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema?["required"]?.array?[0].string == "body")
    #expect(run.output.hasSuffix("}\n") && run.errors.isEmpty && run.status == 0)
  }

  @Test("A sheet without content is refused by the engine and by the schema alike")
  func agreement() throws {
    let screen = #"{"body": {"view": "Text", "content": "A", "modifiers": [{"sheet": {"isPresented": true}}]}}"#
    let workspace = Workspace(["screen.schema.json": try ToolRun(["schema"]).output, "sheet.json": screen])
    let engine = try ToolRun(["validate", "sheet.json"], in: workspace)
    let schema = try ToolRun(["validate", "--schema", "screen.schema.json", "sheet.json"], in: workspace)
    #expect(engine.output.hasPrefix("error[missing-value]: \"sheet\" needs \"content\"\n --> sheet.json:1:67 "))
    #expect(engine.output == schema.output && engine.status == 1 && schema.status == 1)
  }

  @Test("The schema of design systems is a document of its own")
  func designSystem() throws {
    let run = try ToolRun(["schema", "design-system"])
    let schema = try JSONDocument.parse(Array(run.output.utf8), name: "schema").root.object
    #expect(schema?["title"]?.string == "Paravent design system")
    #expect(schema?["required"]?.array?[0].string == "designSystem")
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test("The schema of resolved JSON admits what render writes")
  func resolved() throws {
    let workspace = Workspace([
      "resolved.schema.json": try ToolRun(["schema", "resolved"]).output, "screen.json": #"{"body": "A"}"#,
    ])
    let written = try ToolRun(["render", "--to", "json", "screen.json"], in: workspace).output
    let arguments = ["validate", "--schema", "resolved.schema.json", "-"]
    let run = try ToolRun(arguments, input: .text(written), in: workspace)
    #expect(run.output == "1 file, no faults\n" && run.status == 0)
  }

  @Test(
    "For older editors the same schemas are written in draft 7", arguments: ["screen", "design-system", "resolved"])
  func draft7(kind: String) throws {
    let run = try ToolRun(["schema", kind, "--draft", "7"])
    let schema = try JSONDocument.parse(Array(run.output.utf8), name: "schema").root.object
    #expect(schema?["$schema"]?.string == "http://json-schema.org/draft-07/schema#")
    #expect(schema?["definitions"]?.object != nil && schema?["$defs"] == nil)
    #expect(try ToolRun(["schema", kind, "--draft=2020-12"]).output == ToolRun(["schema", kind]).output)
    #expect(run.errors.isEmpty && run.status == 0)
  }
}
