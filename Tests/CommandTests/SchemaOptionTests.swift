import Testing

@Suite struct SchemaOptionTests {
  private static let schema = """
    {"properties": {"kind": {"enum": ["card", "list"]}, "n": {"type": "integer", "minimum": 1}},
     "required": ["kind"], "additionalProperties": false}
    """

  private static let files: KeyValuePairs = [
    "any.schema.json": schema, "bad.schema.json": #"{"type": "objct"}"#, "good.json": #"{"kind": "card", "n": 1}"#,
    "faulty.json": #"{"kind": "crad", "n": 0}"#, "cut.json": "{",
  ]

  @Test("Any document is checked by a schema, each fault at its place")
  func faults() throws {
    let workspace = Workspace(Self.files)
    let run = try ToolRun(["validate", "--schema", "any.schema.json", "good.json", "faulty.json"], in: workspace)
    #expect(
      run.output == """
        error[unknown-value]: "kind": expected "card" or "list", found the string "crad"
         --> faulty.json:1:10 (/kind)
          |
        1 | {"kind": "crad", "n": 0}
          |          ^^^^^^ did you mean "card"?

        error[out-of-range]: "n": expected a whole number, 1 or more, found 0
         --> faulty.json:1:23 (/n)
          |
        1 | {"kind": "crad", "n": 0}
          |                       ^

        2 files, 2 errors

        """)
    #expect(run.errors.isEmpty && run.status == 1)
    let input = ToolRun.Input.text(#"{"kind": "list"}"#)
    #expect(try ToolRun(["validate", "--schema", "any.schema.json", "-"], input: input, in: workspace).status == 0)
  }

  @Test("Faults beyond the first thousand are counted")
  func many() throws {
    let list = "[" + Array(repeating: "1", count: 2_345).joined(separator: ",") + "]"
    let workspace = Workspace(["s.json": #"{"items": {"type": "string"}}"#, "list.json": list])
    let run = try ToolRun(["validate", "--schema", "s.json", "list.json"], in: workspace)
    #expect(run.output.hasSuffix("\n1 file, 2,345 errors; 1,345 more not shown\n"))
  }

  @Test("There is one schema")
  func twice() throws {
    let run = try ToolRun(
      ["validate", "--schema", "any.schema.json", "--schema=bad.schema.json", "good.json"], in: Workspace(Self.files))
    #expect(run.errors == "paravent: validate checks by one schema, found --schema more often\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test("For scripts the keyword that speaks is named")
  func json() throws {
    let arguments = ["validate", "--format", "json", "--schema", "any.schema.json", "faulty.json"]
    let run = try ToolRun(arguments, in: Workspace(Self.files))
    #expect(run.output.contains(##""keywordLocation": "#/properties/kind/enum""##))
    #expect(run.output.contains(#""instanceLocation": "/n""#))
  }

  @Test("A schema at fault is reported, and nothing is checked by it")
  func faultySchema() throws {
    let run = try ToolRun(["validate", "--schema", "bad.schema.json", "good.json"], in: Workspace(Self.files))
    #expect(run.output.contains("bad.schema.json:1:10 (/type)") && run.output.contains(#"did you mean "object"?"#))
    #expect(run.status == 1)
  }

  @Test("What cannot be read or parsed is told apart")
  func unreadable() throws {
    let workspace = Workspace(Self.files)
    #expect(try ToolRun(["validate", "--schema", "missing.json", "good.json"], in: workspace).status == 2)
    let run = try ToolRun(["validate", "--schema", "any.schema.json", "cut.json"], in: workspace)
    #expect(run.output.contains("error[syntax]") && run.status == 1)
  }
}
