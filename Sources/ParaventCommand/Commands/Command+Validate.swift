import Diagnostics
import Glibc
import JSON
import Paravent
import TextRendering

extension Command {
  /// Checks documents.
  static let validate = Command(
    name: "validate", summary: "Checks screens and reports every fault with its place.",
    synopsis: "FILE... | - [OPTIONS]",
    options: [
      Option(
        name: "--format", value: "human|json", choices: ["human", "json"],
        summary: "How to report: for people, or for scripts."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError("validate needs a file, or - for the standard input") }
      var reports: [DiagnosticReport] = []
      for operand in arguments.operands { reports += try reportsOfFile(operand) }
      if arguments["--format"] == "json" {
        console.write(DiagnosticReport.json(reports))
      } else {
        console.print(humanText(reports, fileCount: arguments.operands.count))
      }
      return ExitStatus(reports, isStrict: arguments.has("--strict"))
    })

  private static func reportsOfFile(_ operand: String) throws(UsageError) -> [DiagnosticReport] {
    let input = InputFile(operand)
    let limits = Limits()
    let (screen, decoding) = Screen.decode(try input.read(limit: limits.documentSize), file: input.name, limits: limits)
    return [decoding] + (screen.map { [$0.resolve().report] } ?? [])
  }

  private static func humanText(_ reports: [DiagnosticReport], fileCount: Int) -> String {
    let usesColor = Terminal.capability(of: STDOUT_FILENO, choice: .auto) != .none
    let text = DiagnosticWriter(usesColor: usesColor).string(for: reports)
    return text.isEmpty ? "\(Wording.count(fileCount, "file")), no faults\n" : text
  }
}
