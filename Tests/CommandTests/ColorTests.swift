import Testing

@Suite struct ColorTests {
  private static let screen =
    #"{"body": {"view": "Text", "content": "A", "modifiers": [{"foregroundStyle": "red"}]}, "boddy": 1}"#

  @Test("A pipe gets neither colours nor other escape sequences, in the output and the diagnostics")
  func pipe() throws {
    let run = try ToolRun(["render"], input: .text(Self.screen), environment: ["TERM": "xterm-256color"])
    #expect(run.output == "A\n")
    #expect(run.errors.contains("warning[unknown-key]: ") && !run.errors.contains("\u{1B}"))
  }

  @Test(
    "Colours that are asked for are written as the terminal knows them, into a pipe as well",
    arguments: [
      ([:], "[31m"), (["TERM": "xterm-256color"], "38;5;"),
      (["TERM": "xterm", "COLORTERM": "truecolor"], "38;2;"), (["TERM": "dumb"], "[31m"),
      (["NO_COLOR": "1", "TERM": "xterm-256color"], "38;5;"),
    ])
  func always(environment: [String: String], sequence: String) throws {
    let run = try ToolRun(["render", "--color", "always"], input: .text(Self.screen), environment: environment)
    #expect(run.output.contains("\u{1B}[") && run.output.contains(sequence) && run.output.hasSuffix("\u{1B}[0m\n"))
    #expect(run.errors.hasPrefix("\u{1B}[1;33mwarning[unknown-key]\u{1B}[0m"))
  }

  @Test(
    "A terminal gets colours, unless the user or the terminal wants none",
    arguments: [
      (["TERM": "xterm-256color"], [], true), (["TERM": "xterm-256color", "NO_COLOR": ""], [], true),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], [], false), (["TERM": "dumb"], [], false), ([:], [], false),
      (["TERM": "xterm-256color"], ["--color", "never"], false), (["TERM": "dumb"], ["--color=always"], true),
    ] as [([String: String], [String], Bool)])
  func terminal(environment: [String: String], options: [String], isColorful: Bool) throws {
    let workspace = Workspace(["a.json": Self.screen])
    let output = try ToolRun.onTerminal(["render", "a.json"] + options, environment: environment, in: workspace)
    #expect(output.contains("A") && output.contains("unknown-key"))
    #expect(output.contains("\u{1B}[") == isColorful)
  }

  @Test("Diagnostics on a terminal have colours, whatever is rendered")
  func validate() throws {
    let workspace = Workspace(["a.json": Self.screen])
    let environment = ["TERM": "xterm"]
    let report = try ToolRun.onTerminal(["validate", "a.json"], environment: environment, in: workspace)
    #expect(report.hasPrefix("\u{1B}[1;33mwarning[unknown-key]"))
    let plain = try ToolRun.onTerminal(
      ["render", "a.json", "--to", "json", "--color", "never"], environment: environment, in: workspace)
    #expect(plain.contains("unknown-key") && !plain.contains("\u{1B}"))
  }

  @Test("A page is as wide as the terminal, within the limits of pages", arguments: [(30, 30), (10, 20), (500, 400)])
  func width(columns: Int, cells: Int) throws {
    let frame = #"{"frame": {"maxWidth": "infinity", "alignment": "trailing"}}"#
    let workspace = Workspace(["a.json": #"{"body": {"view": "Text", "content": "A", "modifiers": [\#(frame)]}}"#])
    let output = try ToolRun.onTerminal(["render", "a.json"], columns: columns, in: workspace)
    #expect(output == String(repeating: " ", count: cells - 1) + "A\r\n")
  }
}
