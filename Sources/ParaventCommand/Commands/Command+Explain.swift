import Diagnostics
import Glibc
import Paravent
import TextRendering

extension Command {
  /// Explains the codes of diagnostics.
  static let explain = Command(
    name: "explain", summary: "Explains a diagnostic by its code, or lists all codes.", synopsis: "[CODE] [OPTIONS]",
    options: [
      Option(
        name: "--color", value: "always|never|auto", choices: ColorChoice.allCases.map(\.rawValue),
        summary: "Whether to show diagnostics in ANSI colours; on a terminal where it is absent.")
    ],
    run: { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else {
        throw UsageError("explain takes one code, found \(arguments.operands.count)")
      }
      guard let name = arguments.operands.first else {
        console.print(ExplanationWriter.list())
        return .fine
      }
      guard let code = DiagnosticCode(rawValue: name) else {
        let near = NearestName.find(name, among: DiagnosticCode.allCases.map(\.rawValue))
        let hint = near.map { "did you mean \(Wording.quoted($0))?" } ?? "paravent explain lists all of them"
        throw UsageError("there is no code \(Wording.quoted(name)); \(hint)")
      }
      console.print(text(on: code.explanation, color: arguments["--color"]))
      return .fine
    })

  private static func text(on explanation: DiagnosticExplanation, color: String?) -> String {
    let choice = color.flatMap(ColorChoice.init) ?? .auto
    let usesColor = Terminal.capability(of: STDOUT_FILENO, choice: choice) != .none
    return ExplanationWriter(usesColor: usesColor).string(
      for: explanation, report: explanation.badReport, note: explanation.limitNote)
  }
}
