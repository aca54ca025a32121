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
}
