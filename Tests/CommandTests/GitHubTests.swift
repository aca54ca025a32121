import Testing

@Suite struct GitHubTests {
  private static func validate(
    _ files: KeyValuePairs<String, String>, _ operands: [String], environment: [String: String] = [:]
  ) throws -> ToolRun {
    try ToolRun(["validate", "--format", "github"] + operands, environment: environment, in: Workspace(files))
  }

  @Test("Each fault is a command that GitHub makes an annotation of, and the last line counts")
  func commands() throws {
    let run = try Self.validate(
      ["screens/a.json": "{\n  \"body\": {\"view\": \"Txt\"},\n  \"bdoy\": 1\n}"], ["screens"])
    #expect(
      run.output == """
        ::error file=screens/a.json,line=2,col=20,endLine=2,endColumn=25,title=unknown-view::no view is named "Txt"; \
        did you mean "Text"?
        ::warning file=screens/a.json,line=3,col=3,endLine=3,endColumn=9,title=unknown-key::the key "bdoy" means nothing \
        here; did you mean "body"?
        1 file, 1 error, 1 warning

        """)
    #expect(run.errors.isEmpty && run.status == 1)
    #expect(try Self.validate(["a.json": #"{"body": "A"}"#], ["."]).output == "1 file, no faults\n")
  }

  @Test("What would end a command is escaped as GitHub's toolkit does")
  func escapes() throws {
    let run = try Self.validate(
      ["a,b: 50%.json": #"{"body": {"view": "a%b,c:d\r\n::error::x\u001b[2J%\u0301"}}"#], ["."])
    #expect(run.output.hasPrefix("::error file=a%2Cb%3A 50%25.json,line=1,"))
    #expect(run.output.contains("::no view is named \"a%25b,c:d%0D%0A::error::x\u{FFFD}[2J%25\u{301}\"\n"))
    #expect(run.output.split(separator: "\n").count == 2)
  }

  @Test("A stretch of several lines has no columns")
  func lines() throws {
    let schema = #"{"properties": {"a": {"type": "string"}}}"#
    let run = try Self.validate(
      ["s.json": schema, "a.json": "{\"a\": [\n1\n]}"], ["--schema", "s.json", "a.json"])
    #expect(run.output.hasPrefix("::error file=a.json,line=1,"))
    #expect(run.output.contains(",col=") == run.output.contains(",endLine=1,"))
  }

  @Test("Warnings leave the status alone, unless they count", arguments: ["json", "sarif", "github"])
  func strict(format: String) throws {
    let workspace = Workspace(["a.json": #"{"body": "A", "bdoy": 1}"#])
    #expect(try ToolRun(["validate", "--format", format, "."], in: workspace).status == 0)
    #expect(try ToolRun(["validate", "--format", format, ".", "--strict"], in: workspace).status == 1)
  }

  @Test("Paths start at the repository's root where GitHub says which it is")
  func root() throws {
    let workspace = Workspace(["app/a.json": #"{"body": {"view": "Txt"}}"#])
    let line = "cd \(workspace.path)/app && GITHUB_WORKSPACE=\(workspace.path) \(ToolRun.path) validate --format"
    #expect(try ChildProcess.output(of: line + " github a.json").hasPrefix("::error file=app/a.json,"))
    #expect(try ChildProcess.output(of: line + " sarif .").contains(#""uri": "app/a.json""#))
    #expect(try ChildProcess.output(of: line + " json .").contains(#""file": "a.json""#))
  }
}
