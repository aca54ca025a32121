import Testing

@Suite struct DataTests {
  private static let greeting = #"{"parameters": {"name": {"type": "string"}}, "body": "Hello, ${name}!"}"#
  private static let preview =
    #"{"parameters": {"name": {"type": "string", "examples": ["Ada"]}, "n": {"default": 1}}, "body": "${name} ${n}"}"#
  private static let stateful =
    #"{"state": {"open": false, "n": 1}, "body": "${state.open ? 'open' : 'shut'} ${state.n}"}"#

  @Test("Data comes from a file or the standard input, in every format", arguments: ["text", "html", "json"])
  func data(format: String) throws {
    let workspace = Workspace(["a.json": Self.greeting, "d.json": #"{"name": "Ada & \"Co\"\\"}"#])
    let file = try ToolRun(["render", "a.json", "--data", "d.json", "--to", format], in: workspace)
    let input = try ToolRun(
      ["render", "a.json", "--data=-", "--to", format], input: .text(#"{"name": "Ada & \"Co\"\\"}"#), in: workspace)
    #expect(file.errors.isEmpty && file.status == 0)
    #expect(file.output == input.output && input.errors.isEmpty && input.status == 0)
    let shown = ["text": #"Hello, Ada & "Co"\!"#, "html": "Hello, Ada &amp; ", "json": #""Hello, Ada & \"Co\"\\!""#]
    #expect(file.output.contains(shown[format] ?? "?"))
  }

  @Test("A screen may come from the standard input and its data from a file")
  func screenAsInput() throws {
    let workspace = Workspace(["d.json": #"{"name": "Ada"}"#])
    let run = try ToolRun(["render", "--data", "d.json"], input: .text(Self.greeting), in: workspace)
    #expect(run.output == "Hello, Ada!\n" && run.errors.isEmpty && run.status == 0)
  }

  @Test(
    "The standard input is read once",
    arguments: [
      ["-", "--data", "-"], ["--data", "-"], ["--state", "-"], ["a.json", "--data", "-", "--state", "-"],
    ])
  func inputTwice(arguments: [String]) throws {
    let run = try ToolRun(["render"] + arguments, input: .text("{}"), in: Workspace(["a.json": Self.greeting]))
    #expect(
      run.errors == "paravent: render reads the standard input once; give the screen or the data as a file\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test("Examples that stand in for data are told apart from it")
  func examples() throws {
    let workspace = Workspace(["a.json": Self.preview, "d.json": #"{"name": "Grace", "n": 2}"#])
    let preview = try ToolRun(["render", "a.json"], in: workspace)
    #expect(preview.output == "Ada 1\n" && preview.status == 0)
    #expect(preview.errors == "paravent: there is no --data; the examples of \"name\" stand in\n")
    let real = try ToolRun(["render", "a.json", "--data", "d.json"], in: workspace)
    #expect(real.output == "Grace 2\n" && real.errors.isEmpty && real.status == 0)
    #expect(try ToolRun(["render", "a.json", "--strict"], in: workspace).status == 0)
  }

  @Test("State replaces the initial values")
  func state() throws {
    let workspace = Workspace(["a.json": Self.stateful, "s.json": #"{"open": true}"#])
    #expect(try ToolRun(["render", "a.json"], in: workspace).output == "shut 1\n")
    let file = try ToolRun(["render", "a.json", "--state", "s.json"], in: workspace)
    #expect(file.output == "open 1\n" && file.errors.isEmpty && file.status == 0)
    let input = try ToolRun(["render", "a.json", "--state", "-"], input: .text(#"{"n": 5}"#), in: workspace)
    #expect(input.output == "shut 5\n" && input.errors.isEmpty && input.status == 0)
  }

  @Test(
    "A file of values that cannot be read gets one sentence and the status 2", arguments: ["--data", "--state"])
  func unreadable(option: String) throws {
    let run = try ToolRun(["render", "a.json", option, "missing.json"], in: Workspace(["a.json": Self.preview]))
    #expect(run.errors == "paravent: \"missing.json\" cannot be read: No such file or directory\n")
    #expect(run.output.isEmpty && run.status == 2)
  }

  @Test(
    "Data of which nothing can be read renders nothing, and has its place in its file",
    arguments: [
      (#"{"name": "Ada",}"#, "error[syntax]: the object has a trailing comma\n --> d.json:1:15\n"),
      ("", "error[syntax]: the document is empty\n --> d.json:"),
      (#"{"name": 1e999}"#, "error[number-out-of-range]: "), (#"{"name": "A", "name": "B"}"#, "error[duplicate-key]: "),
      ("[]", "error[wrong-type]: expected an object whose members are values by name, found an"),
    ])
  func malformed(text: String, start: String) throws {
    let workspace = Workspace(["a.json": Self.greeting, "d.json": text])
    let run = try ToolRun(["render", "a.json", "--data", "d.json"], in: workspace)
    #expect(run.errors.hasPrefix(start) && run.errors.hasSuffix("\n1 error\n"), "\(run.errors)")
    #expect(run.output.isEmpty && run.status == 1)
  }

  @Test("Data that does not fit is an error in its file, and what is left is rendered")
  func misfit() throws {
    let screen = #"{"parameters": {"name": {"type": "string"}}, "body": ["A", {"$let": {"n": "${name}"}, "in": "B"}]}"#
    let workspace = Workspace(["a.json": screen, "d.json": "{\n  \"name\": 7\n}"])
    let run = try ToolRun(["render", "a.json", "--data", "d.json"], in: workspace)
    #expect(run.output == "A\nB\n" && run.status == 1)
    #expect(
      run.errors == """
        error[wrong-type]: "name": expected a string, found 7
         --> d.json:2:11 (/name)
          |
        2 |   "name": 7
          |           ^

        1 error

        """)
  }

  @Test("State that does not fit is an error in its file, and the initial value holds")
  func stateMisfit() throws {
    let workspace = Workspace(["a.json": Self.stateful, "s.json": #"{"open": "yes", "m": 1}"#])
    let run = try ToolRun(["render", "a.json", "--state", "s.json"], in: workspace)
    #expect(run.output == "shut 1\n" && run.status == 1)
    #expect(run.errors.contains(#"error[wrong-type]: "open": expected a boolean, found the string "yes""#))
    #expect(run.errors.contains("s.json:1:10 (/open)") && run.errors.contains("s.json:1:17 (/m)"))
    #expect(run.errors.hasSuffix("\n2 errors\n"))
  }

  @Test("What is absent in data is a warning, which --strict counts as an error")
  func absence() throws {
    let screen = #"{"parameters": {"user": {}}, "body": "Hello, ${user.name}!"}"#
    let workspace = Workspace(["a.json": screen, "d.json": #"{"user": {}}"#])
    let run = try ToolRun(["render", "a.json", "--data", "d.json"], in: workspace)
    #expect(run.output == "Hello, !\n" && run.status == 0)
    #expect(run.errors.hasPrefix("warning[absent]: ") && run.errors.contains("a.json:1:48 (/body)"))
    #expect(try ToolRun(["render", "a.json", "--data", "d.json", "--strict"], in: workspace).status == 1)
  }

  @Test("Validating needs no data: what an expression can never be is told at once")
  func validate() throws {
    let screen =
      #"{"parameters": {"user": {"properties": {"name": {}}, "additionalProperties": false}}, "body": "${user.nme}"}"#
    let workspace = Workspace(["a.json": screen, "b.json": Self.greeting])
    let run = try ToolRun(["validate", "a.json", "b.json"], in: workspace)
    #expect(run.status == 1)
    let errors = run.output + run.errors
    #expect(errors.contains("error[unknown-name]: ") && errors.contains("a.json:1:103 (/body)"))
    #expect(errors.contains(#"did you mean "name"?"#) && !errors.contains("b.json"))
  }

  @Test("A value with markup stays text in every format")
  func markup() throws {
    let workspace = Workspace(["a.json": Self.greeting, "d.json": #"{"name": "<script>\u001b[31m\u202e"}"#])
    let html = try ToolRun(["render", "a.json", "--data", "d.json", "--to", "html"], in: workspace).output
    #expect(html.contains("&lt;script&gt;") && !html.contains("<script>"))
    let text = try ToolRun(["render", "a.json", "--data", "d.json"], in: workspace).output
    #expect(text.contains("<script>") && !text.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }
}
