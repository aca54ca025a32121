import Glibc

/// One run of the built tool, as a shell sees it.
struct ToolRun {
  /// The exit status, or 128 and the signal that ended the tool.
  let status: Int32
  /// What the tool wrote to its standard output.
  let output: String
  /// What the tool wrote to its standard error.
  let errors: String

  /// Runs the tool to its end, with nothing in its environment but the given variables.
  init(
    _ arguments: [String], input: Input = .text(""), output: Output = .captured,
    environment: [String: String] = [:], in workspace: borrowing Workspace = Workspace()
  ) throws {
    let source = input.open()
    let result = Capture()
    let diagnostics = Capture()
    let other = output.open()
    let child = try ChildProcess(
      "/usr/bin/env", ["-C", workspace.path, Self.path] + arguments,
      descriptors: [source.descriptor, other ?? result.descriptor, diagnostics.descriptor], environment: environment)
    status = child.wait()
    if let other { close(other) }
    self.output = result.text()
    errors = diagnostics.text()
  }
}

extension ToolRun {
  /// What stands at the tool's standard input.
  enum Input {
    case text(String)
    case file(String)

    fileprivate func open() -> Capture {
      switch self {
      case .text(let text): Capture(text)
      case .file(let path): Capture(opening: path)
      }
    }
  }

  /// Where the tool's standard output leads.
  enum Output {
    case captured
    case file(String)
    /// A pipe whose reader has gone.
    case brokenPipe

    fileprivate func open() -> Int32? {
      switch self {
      case .captured: return nil
      case .file(let path): return Glibc.open(path, O_WRONLY | O_CLOEXEC)
      case .brokenPipe:
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        close(ends[0])
        return ends[1]
      }
    }
  }

  /// Where the built tool lies: beside the tests.
  static let path: String = {
    guard let tests = realpath("/proc/self/exe", nil) else { return "paravent" }
    defer { free(tests) }
    return String(cString: dirname(tests)) + "/paravent"
  }()
}

extension ToolRun {
  /// Renders a screen that stands at the standard input.
  static func render(_ screen: String, _ options: String...) throws -> ToolRun {
    try ToolRun(["render"] + options, input: .text(screen))
  }
}

extension ToolRun {
  /// Runs the tool on a terminal and returns all that appears there, with the terminal's own line ends.
  ///
  /// The words of the command must not need quotes in a shell.
  static func onTerminal(
    _ arguments: [String], columns: Int = 80, environment: [String: String] = [:], in workspace: borrowing Workspace
  ) throws -> String {
    let screen = Capture()
    let nothing = Capture()
    let line = "stty cols \(columns); cd \(workspace.path); \(path) \(arguments.joined(separator: " "))"
    let child = try ChildProcess(
      "/usr/bin/script", ["--quiet", "--command", line, "/dev/null"],
      descriptors: [nothing.descriptor, screen.descriptor, screen.descriptor], environment: environment)
    _ = child.wait()
    return screen.text()
  }
}
