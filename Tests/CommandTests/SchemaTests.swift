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
}
