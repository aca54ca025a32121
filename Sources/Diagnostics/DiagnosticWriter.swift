internal import TerminalText

/// Writes diagnostics for people: a headline, the place, and the source line with carets under the fault.
///
/// ```
/// error[unknown-view]: no view is named "TextBlok"
///  --> screens/home.json:6:21 (/body/children/0/view)
///   |
/// 6 |             "view": "TextBlok",
///   |                     ^^^^^^^^^^ did you mean "Text"?
/// ```
///
/// Nothing of a document reaches the terminal but characters that it shows.
package struct DiagnosticWriter: Sendable {
  private let usesColor: Bool

  /// Creates a writer that uses the colours of ANSI terminals or none.
  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }
}

extension DiagnosticWriter {
  /// Returns the diagnostics of reports, each followed by an empty line, and the summary; nothing where all is well.
  package func string(for reports: [DiagnosticReport]) -> String {
    var text = ""
    for diagnostic in reports.lazy.flatMap(\.diagnostics) { text += string(for: diagnostic) + "\n" }
    if let summary = Self.summary(of: reports) { text += summary + "\n" }
    return text
  }

  /// Returns one diagnostic, as lines of which each is ended.
  package func string(for diagnostic: Diagnostic) -> String {
    let number = diagnostic.range.map { String($0.start.line) } ?? " "
    let margin = String(repeating: " ", count: number.utf8.count)
    let hint = diagnostic.suggestion.map { "did you mean \"\(TerminalText.escapedLine($0))\"?" }
    var lines = [headline(of: diagnostic)]
    if let place = Self.place(of: diagnostic) { lines.append(painted("\(margin)-->", .frame) + " " + place) }
    if let excerpt = diagnostic.excerpt {
      let frame = CaretFrame(excerpt)
      let mark = painted([frame.carets, hint].compactMap(\.self).joined(separator: " "), .init(diagnostic.severity))
      lines.append(painted("\(margin) |", .frame))
      lines.append(painted("\(number) |", .frame) + " " + frame.text)
      lines.append(painted("\(margin) |", .frame) + " " + frame.indent + mark)
    } else if let hint {
      lines.append(painted("\(margin) =", .frame) + " " + hint)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns what a command says of an example: one that validates counts the file too.
  package func string(for report: DiagnosticReport, of example: DiagnosticExample) -> String {
    let text = string(for: [report])
    guard example.arguments.first == "validate", let summary = Self.summary(of: [report]) else { return text }
    return text.dropLast(summary.count + 1) + Self.summary(of: [report], fileCount: 1) + "\n"
  }

  /// Returns the line that counts, such as `2 errors, 1 warning; 340 more not shown`, or `nil` where all is well.
  package static func summary(of reports: [DiagnosticReport]) -> String? {
    let errors = reports.reduce(0) { $0 + $1.errorCount }
    let warnings = reports.reduce(0) { $0 + $1.warningCount }
    let hidden = errors + warnings - reports.reduce(0) { $0 + $1.diagnostics.count }
    guard errors + warnings > 0 else { return nil }
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
    return counts.joined(separator: ", ") + (hidden > 0 ? "; \(Wording.grouped(hidden)) more not shown" : "")
  }

  /// Returns the line that counts files and faults, such as `12 files, 2 errors` or `1 file, no faults`.
  package static func summary(of reports: [DiagnosticReport], fileCount: Int) -> String {
    let counts = "\(Wording.count(fileCount, "file")), \(summary(of: reports) ?? "no faults")"
    return fileCount == 0 && reports.isEmpty ? "\(counts): nothing was found to check" : counts
  }

  private func headline(of diagnostic: Diagnostic) -> String {
    let kind = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    return painted(kind, .init(diagnostic.severity))
      + painted(": " + TerminalText.escapedLine(diagnostic.message), .headline)
  }

  /// Returns `file:line:column (pointer)` as far as it is known.
  private static func place(of diagnostic: Diagnostic) -> String? {
    var file = diagnostic.file.map { [TerminalText.escapedLine($0)] } ?? []
    if let start = diagnostic.range?.start { file += [String(start.line), String(start.column)] }
    var parts = file.isEmpty ? [] : [file.joined(separator: ":")]
    if let pointer = diagnostic.pointer, !pointer.isEmpty {
      parts.append("(\(TerminalText.clipped(TerminalText.escapedLine(pointer), to: 120)))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension DiagnosticWriter {
  /// The styles of ANSI terminals that the parts have.
  private enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case frame = "1;34"
    case headline = "1"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      }
    }
  }

  private func painted(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
