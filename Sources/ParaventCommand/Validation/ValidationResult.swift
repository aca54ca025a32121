import Diagnostics
import Glibc
import JSON
import TextRendering

/// What a run of `validate` found.
struct ValidationResult {
  /// A report for each file that has faults.
  var reports: [DiagnosticReport] = []
  /// The number of files that were checked.
  var fileCount = 0
  /// What could not be read.
  var failures: [UsageError] = []
  /// Whether the files were checked at all, as they are not by a schema at fault.
  var isComplete = true
}

extension ValidationResult {
  /// Returns the report in a form.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - color: Whether a report for people is coloured.
  func text(as format: ReportFormat, color: ColorChoice) -> [UInt8] {
    let isComplete = isComplete && failures.isEmpty
    switch format {
    case .human: return Array(humanText(color).utf8)
    case .json: return DiagnosticReport.json(reports, isComplete: isComplete, failures: failures.map(\.message))
    case .sarif:
      let log = SARIFLog(
        toolVersion: CommandLineTool.version, isComplete: isComplete, failures: failures.map(\.message),
        path: Self.hostedPath)
      return log.json(reports)
    case .github:
      let commands = GitHubCommands(path: Self.hostedPath)
      return Array(
        (commands.string(for: reports) + commands.string(forFailures: failures.map(\.message)) + summaryLine).utf8)
    }
  }

  /// The line that counts; empty where there was nothing to count.
  private var summaryLine: String {
    guard fileCount > 0 || failures.isEmpty || !reports.isEmpty else { return "" }
    return DiagnosticWriter.summary(of: reports, fileCount: fileCount) + "\n"
  }

  private func humanText(_ color: ColorChoice) -> String {
    let usesColor = Terminal.capability(of: STDOUT_FILENO, choice: color) != .none
    let writer = DiagnosticWriter(usesColor: usesColor)
    return reports.lazy.flatMap(\.diagnostics).map { writer.string(for: $0) + "\n" }.joined() + summaryLine
  }

  /// Returns the path of a file as code hosts want it: from the repository's root in a workflow of GitHub, else from the
  /// working directory.
  private static func hostedPath(of name: String) -> String {
    let root = getenv("GITHUB_WORKSPACE").map { Folder(path: String(cString: $0)).resolved } ?? .working
    let path = root.relative(InputFile(name).identity)
    return path.hasPrefix("/") ? name : path
  }
}
