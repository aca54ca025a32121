/// Writes explanations as plain text of 80 columns, with colours only where diagnostics have them.
package struct ExplanationWriter: Sendable {
  private static let width = 80
  private let diagnostics: DiagnosticWriter

  /// Creates a writer that shows diagnostics in the colours of ANSI terminals or in none.
  package init(usesColor: Bool = false) {
    diagnostics = DiagnosticWriter(usesColor: usesColor)
  }
}

extension ExplanationWriter {
  /// Returns all codes with their sentences, under the headings of their themes.
  package static func list() -> String {
    let column = (DiagnosticCode.allCases.map(\.rawValue.count).max() ?? 0) + 4
    let groups = DiagnosticTheme.allCases.map { theme in
      let rows = DiagnosticExplanation.all.filter { $0.theme == theme }.map { explanation in
        let name = "  \(explanation.code.rawValue)"
        return filled(explanation.summary, after: name + String(repeating: " ", count: column - name.count))
      }
      return "\(theme.rawValue):\n" + rows.map { $0 + "\n" }.joined()
    }
    return groups.joined(separator: "\n") + "\nFor one code: paravent explain CODE\n"
  }

  /// Returns what a code means, with its examples.
  ///
  /// - Parameters:
  ///   - report: What the engine finds in the bad example.
  ///   - note: The sentence about a lowered limit.
  package func string(for explanation: DiagnosticExplanation, report: DiagnosticReport, note: String?) -> String {
    let severities = explanation.severities.map(\.rawValue).joined(separator: " or ")
    var parts = ["\(explanation.code.rawValue) (\(severities))", explanation.summary, explanation.paragraph]
    if let note { parts.append(note) }
    var text = parts.map { Self.filled($0) + "\n\n" }.joined()
    text += Self.files(of: explanation.bad, kind: "Bad")
    // Where a limit is lowered, no command line would show the same.
    let command = note == nil ? "$ \(explanation.bad.command)\n" : ""
    text += Self.indented(command + diagnostics.string(for: report, of: explanation.bad)) + "\n"
    text += Self.files(of: explanation.good, kind: "Good")
    return String(text.dropLast())
  }

  private static func files(of example: DiagnosticExample, kind: String) -> String {
    example.files.enumerated().map { position, file in
      (position == 0 ? "\(kind), \(file.name):" : "With \(file.name):") + "\n\n"
        + indented(file.text) + "\n"
    }.joined()
  }

  private static func indented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.last == "" ? lines.dropLast() : lines[...]
    return shown.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// Breaks a text into lines, the first of which stands after a lead and the others as far to the right.
  private static func filled(_ text: String, after lead: String = "") -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, lead.count + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lead + (lines + [line]).joined(separator: "\n" + String(repeating: " ", count: lead.count))
  }
}
