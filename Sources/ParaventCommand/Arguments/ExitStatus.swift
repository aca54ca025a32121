import Diagnostics

/// How the tool ends, for scripts.
enum ExitStatus: Int32 {
  /// All is well, warnings aside.
  case fine = 0
  /// Something is wrong inside a file.
  case faulty = 1
  /// The command line cannot be followed, or a file cannot be read or written.
  case unusable = 2
}

extension ExitStatus {
  /// The status of a run that read documents; a strict one takes warnings for errors.
  ///
  /// - Parameter tools: The files by which documents are checked, whose own warnings are no fault of these.
  init(_ reports: [DiagnosticReport], isStrict: Bool, apartFrom tools: [String] = []) {
    let isFaulty = reports.contains { report in
      let isTool = report.diagnostics.first?.file.map(tools.contains) ?? false
      return report.hasErrors || (isStrict && !isTool && report.warningCount > 0)
    }
    self = isFaulty ? .faulty : .fine
  }
}
