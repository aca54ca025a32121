import Testing

@Suite struct OutputTests {
  private static let commands = [
    ["help"], ["--version"], ["schema"], ["render"], ["render", "--to", "html"], ["render", "--to", "json"],
    ["validate", "-"], ["validate", "-", "--format", "json"],
  ]

  @Test("A reader that goes away ends the program quietly", arguments: commands)
  func brokenPipe(arguments: [String]) throws {
    let run = try ToolRun(arguments, input: .text(#"{"body": "Hello"}"#), output: .brokenPipe)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("A reader that goes away hides no fault")
  func brokenPipeOfFault() throws {
    let run = try ToolRun(["render"], input: .text(#"{"body": 7}"#), output: .brokenPipe)
    #expect(run.errors.hasPrefix("error[wrong-type]: "))
    #expect(run.status == 1)
  }

  @Test("A result that cannot be written is an error", arguments: commands)
  func fullDisk(arguments: [String]) throws {
    let run = try ToolRun(arguments, input: .text(#"{"body": "Hello"}"#), output: .file("/dev/full"))
    #expect(run.errors == "paravent: the standard output cannot be written: No space left on device\n")
    #expect(run.status == 2)
  }

  @Test("A large result reaches a slow reader whole")
  func largeResult() throws {
    let rows = Array(repeating: "\"A row of the list\"", count: 20_000).joined(separator: ",")
    let screen = #"{"body": {"view": "VStack", "children": [\#(rows)]}}"#
    let workspace = Workspace(["a.json": screen])
    let pipe = try ChildProcess.output(of: "cd \(workspace.path); \(ToolRun.path) render a.json | (sleep 0.1; wc -l)")
    #expect(pipe == "20000\n")
  }
}
