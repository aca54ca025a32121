import Testing

/// What editors and workflows rely on.
@Suite struct EditorTests {
  @Test(
    "A document may name its schema in its first key, by the engine and by every schema of ours",
    arguments: ["screen", "design-system", "resolved"], ["2020-12", "7"])
  func schemaKey(kind: String, draft: String) throws {
    let key = #""$schema": "https://example.org/paravent/\#(kind).schema.json""#
    let document =
      switch kind {
      case "screen": #"{\#(key), "body": "A"}"#
      case "design-system": #"{\#(key), "designSystem": "team"}"#
      default: #"{\#(key), "resolved": 1, "layoutDirection": "leftToRight", "root": {"primitive": "divider"}}"#
      }
    let workspace = Workspace([
      "a.schema.json": try ToolRun(["schema", kind, "--draft", draft]).output, "a.json": document,
    ])
    #expect(try ToolRun(["validate", "--schema", "a.schema.json", "a.json"], in: workspace).output == Self.fine)
    if kind != "resolved" { #expect(try ToolRun(["validate", "a.json"], in: workspace).output == Self.fine) }
  }

  @Test("A fault of the whole document has a line and a column, 1 or more, in every format for hosts")
  func emptyPlace() throws {
    let workspace = Workspace([
      "any.schema.json": #"{"type": "object", "required": ["a"]}"#, "list.json": "[]", "empty.json": "",
      "object.json": "{}",
    ])
    for file in ["list.json", "empty.json", "object.json"] {
      let arguments = ["validate", "--schema", "any.schema.json", file, "--format"]
      let sarif = try ToolRun(arguments + ["sarif"], in: workspace)
      #expect(sarif.output.contains(#""startLine": 1"#) && sarif.output.contains(#""startColumn": 1"#), "\(file)")
      #expect(!sarif.output.contains(#"Column": 0"#) && !sarif.output.contains(#"Line": 0"#), "\(file)")
      let annotations = try ToolRun(arguments + ["github"], in: workspace)
      #expect(annotations.output.contains("line=1,col=1,"), "\(file)")
    }
  }

  @Test("The schema of resolved JSON takes no design systems")
  func resolved() throws {
    let workspace = Workspace(["team.json": #"{"designSystem": "team"}"#])
    let run = try ToolRun(["schema", "resolved", "--design-system", "team.json"], in: workspace)
    #expect(run.output.isEmpty && run.errors.contains(#"leave "--design-system" out"#) && run.status == 2)
  }

  private static let fine = "1 file, no faults\n"
}
