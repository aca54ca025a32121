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
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Whether to report in ANSI colours; on a terminal where it is absent."),
      Option(name: "--strict", summary: "Warnings count as errors for the exit status."),
    ],
    run: { arguments, console throws(UsageError) in
      guard !arguments.operands.isEmpty else { throw UsageError("validate needs a file, or - for the standard input") }
      guard arguments.operands.count(where: { $0 == "-" }) <= 1 else {
        throw UsageError("validate reads the standard input once, found - more often")
      }
      return follow(arguments, on: &console)
    })

  private static func follow(_ arguments: ParsedArguments, on console: inout Console) -> ExitStatus {
    var reports: [DiagnosticReport] = []
    var unread = 0
    for operand in arguments.operands {
      do throws(UsageError) {
        reports.append(try report(ofFile: operand))
      } catch {
        console.complain(error)
        unread += 1
      }
    }
    if arguments["--format"] == "json" {
      console.write(DiagnosticReport.json(reports, isComplete: unread == 0))
    } else {
      console.print(humanText(reports, fileCount: arguments.operands.count - unread, color: arguments["--color"]))
    }
    return unread > 0 ? .unusable : ExitStatus(reports, isStrict: arguments.has("--strict"))
  }

  private static func report(ofFile operand: String) throws(UsageError) -> DiagnosticReport {
    let input = InputFile(operand)
    let limits = Limits()
    let (screen, decoding) = Screen.decode(try input.read(limit: limits.documentSize), file: input.name, limits: limits)
    guard let screen, screen.hasExamples else { return decoding }
    return DiagnosticReport(joining: [decoding, screen.resolve().report])
  }

  private static func humanText(_ reports: [DiagnosticReport], fileCount: Int, color: String?) -> String {
    let choice = color.flatMap(ColorChoice.init) ?? .auto
    let usesColor = Terminal.capability(of: STDOUT_FILENO, choice: choice) != .none
    let text = DiagnosticWriter(usesColor: usesColor).string(for: reports)
    return text.isEmpty && fileCount > 0 ? "\(Wording.count(fileCount, "file")), no faults\n" : text
  }
}
