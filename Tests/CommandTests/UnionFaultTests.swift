import Testing

/// One mistake in a union of many types is one fault: that of the type which the author named.
@Suite struct UnionFaultTests {
  private static let types = [
    "text", "image", "video", "icon", "button", "toggle", "picker", "list", "row", "column", "divider", "spacer",
  ]

  /// A schema of twelve types, each of which requires keys of its own.
  private static func schema(_ keyword: String, closed: Bool) -> String {
    let branches = types.map { ##"{"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ", ")
    let definitions = types.map { type in
      let key = type == "button" ? "title" : "\(type)Value"
      let rest = closed ? #", "additionalProperties": false"# : ""
      return #""\#(type)": {"type": "object", "required": ["type", "\#(key)"], "#
        + #""properties": {"type": {"const": "\#(type)"}, "\#(key)": {"type": "string"}}\#(rest)}"#
    }
    return ##"{"properties": {"body": {"type": "array", "items": {"\##(keyword)": [\##(branches)]}}}, "##
      + ##""$defs": {\##(definitions.joined(separator: ", "))}}"##
  }

  @Test("Only the named type speaks", arguments: ["anyOf", "oneOf"], [true, false])
  func schema(keyword: String, closed: Bool) throws {
    let document = #"""
      {
        "body": [
          {"type": "text", "textValue": "A"},
          {"type": "button"}
        ]
      }
      """#
    let workspace = Workspace(["schema.json": Self.schema(keyword, closed: closed), "a.json": document])
    let run = try ToolRun(["validate", "--schema", "schema.json", "a.json"], in: workspace)
    #expect(
      run.output == """
        error[missing-value]: button needs "title"
         --> a.json:4:5 (/body/1)
          |
        4 |     {"type": "button"}
          |     ^

        1 file, 1 error

        """)
    #expect(run.status == 1)
  }

  @Test("In a screen only the named view speaks, by the engine and by the schema of screens")
  func screen() throws {
    let schema = try ToolRun(["schema"]).output
    let screen = "{\"body\": [\n  {\"view\": \"Button\", \"action\": []}\n]}"
    let files = Workspace(["screen.schema.json": schema, "a.json": screen])
    let byEngine = try ToolRun(["validate", "--format", "github", "a.json"], in: files)
    #expect(Self.faults(byEngine) == [#"2:3 missing-value::Button needs "title" or "label""#])
    let bySchema = try ToolRun(
      ["validate", "--format", "github", "--schema", "screen.schema.json", "a.json"], in: files)
    #expect(Self.faults(bySchema) == [#"2:3 missing-value::this object needs "title" or "label""#])
  }

  /// Each fault in one line: its place, its code and what is said.
  private static func faults(_ run: ToolRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("::") }.map { line in
      let parts = line.split(separator: ",")
      return "\(parts[1].dropFirst(5)):\(parts[2].dropFirst(4)) "
        + parts.dropFirst(5).joined(separator: ",").dropFirst(6)
    }
  }
}
