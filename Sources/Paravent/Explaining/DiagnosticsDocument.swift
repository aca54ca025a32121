internal import Diagnostics

/// The page on diagnostics as Markdown, made from the explanations.
package enum DiagnosticsDocument {}

extension DiagnosticsDocument {
  /// The whole document.
  package static func markdown() -> String {
    let introduction = """
      This page is made from the explanations in the source; `paravent explain CODE` prints one of them. A code is stable:
      scripts may rely on it. An *error* is what a document cannot mean, a *warning* what works but is probably not meant.
      Either way all that is left of the screen is rendered, unless the document is refused as a whole.
      """
    var lines = ["# Diagnostics", "", introduction, ""]
    for theme in DiagnosticTheme.allCases {
      let explanations = DiagnosticExplanation.all.filter { $0.theme == theme }
      lines += ["## \(theme.rawValue)", "", "| code | |", "| --- | --- |"]
      lines += explanations.map { "| [`\($0.code.rawValue)`](#\($0.code.rawValue)) | \(marked($0.summary)) |" }
      lines.append("")
      for explanation in explanations { lines += section(on: explanation) }
    }
    return lines.joined(separator: "\n")
  }

  private static func section(on explanation: DiagnosticExplanation) -> [String] {
    let severities = explanation.severities.map { "*\($0.rawValue)*" }.joined(separator: " or ")
    var lines = ["### \(explanation.code.rawValue)", "", "\(severities): \(marked(explanation.summary))", ""]
    lines += [marked(explanation.paragraph), ""]
    if let note = explanation.limitNote { lines += [note, ""] }
    lines += ["Bad:", ""] + files(of: explanation.bad)
    let command = explanation.limit == nil ? "$ \(explanation.bad.command)\n" : ""
    let output = DiagnosticWriter().string(for: explanation.badReport, of: explanation.bad)
    lines += ["```text", command + output + "```", "", "Good:", ""]
    return lines + files(of: explanation.good)
  }

  private static func files(of example: DiagnosticExample) -> [String] {
    example.files.flatMap { ["`\($0.name)`:", "", "```json", $0.text, "```", ""] }
  }

  /// Returns prose as Markdown, where dollar signs would otherwise enclose formulas.
  private static func marked(_ text: String) -> String { text.replacing("$", with: "\\$") }
}
