internal import TerminalText

/// Writes diagnostics as commands of GitHub's workflows, which become annotations of the lines at fault.
///
/// `::error file=screens/home.json,line=6,col=21,endLine=6,endColumn=31,title=unknown-view::no view is named "TextBlok"`
///
/// Characters are escaped as GitHub's own toolkit escapes them.
package struct GitHubCommands: Sendable {
  private let path: @Sendable (String) -> String

  /// Creates a writer that names files by paths within the repository, made from their names in diagnostics.
  package init(path: @escaping @Sendable (String) -> String) {
    self.path = path
  }
}

extension GitHubCommands {
  /// Returns a line for each diagnostic that was kept.
  package func string(for reports: [DiagnosticReport]) -> String {
    reports.lazy.flatMap(\.diagnostics).map { command(for: $0) + "\n" }.joined()
  }

  /// Returns a line for each reason why a file could not be checked.
  package func string(forFailures failures: [String]) -> String {
    failures.map { "::error::\(Self.escapedData($0))\n" }.joined()
  }

  private func command(for diagnostic: Diagnostic) -> String {
    var properties = diagnostic.file.map { [("file", path($0))] } ?? []
    if let range = diagnostic.range { properties += Self.properties(of: range) }
    properties.append(("title", diagnostic.code.rawValue))
    let list = properties.map { "\($0.0)=\(Self.escapedProperty($0.1))" }.joined(separator: ",")
    return "::\(diagnostic.severity.rawValue) \(list)::\(Self.escapedData(diagnostic.messageWithSuggestion))"
  }

  /// GitHub refuses columns of a stretch that goes over several lines.
  private static func properties(of range: SourceRange) -> [(String, String)] {
    let (start, end) = (range.start, range.end)
    guard start.line == end.line else { return [("line", "\(start.line)"), ("endLine", "\(end.line)")] }
    return [
      ("line", "\(start.line)"), ("col", "\(start.column)"), ("endLine", "\(end.line)"), ("endColumn", "\(end.column)"),
    ]
  }

  /// Escapes what would end the command, then replaces what a log's reader should not obey.
  private static func escapedData(_ text: String, _ special: String = "%\r\n") -> String {
    var escaped = String.UnicodeScalarView()
    // By scalars: a combining character would hide the one before it.
    for scalar in text.unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped.append(contentsOf: "%\(digits.utf8.count < 2 ? "0" : "")\(digits)".unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return TerminalText.escapedLine(String(escaped))
  }

  private static func escapedProperty(_ text: String) -> String { escapedData(text, "%\r\n:,") }
}
