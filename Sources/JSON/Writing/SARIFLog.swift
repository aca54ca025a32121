package import Diagnostics

/// Writes reports as a log of the Static Analysis Results Interchange Format, version 2.1.0, an OASIS standard that code
/// hosts and editors read.
package struct SARIFLog: Sendable {
  private let toolVersion: String
  private let isComplete: Bool
  private let failures: [String]
  private let path: @Sendable (String) -> String

  /// Creates a writer for one run of the tool.
  ///
  /// - Parameters:
  ///   - toolVersion: The tool's version.
  ///   - isComplete: Whether the run did all that was asked of it.
  ///   - failures: What kept it from that.
  ///   - path: Makes the relative path of a file from its name in diagnostics.
  package init(
    toolVersion: String, isComplete: Bool = true, failures: [String] = [],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.toolVersion = toolVersion
    self.isComplete = isComplete
    self.failures = failures
    self.path = path
  }
}

extension SARIFLog {
  /// The most results of a run; GitHub takes no file with more.
  private static let limit = 25_000

  /// Returns the log of one run, with a final line break.
  package func json(_ reports: [DiagnosticReport]) -> [UInt8] {
    let results = reports.lazy.flatMap(\.diagnostics).prefix(Self.limit)
    let rules = Set(results.map(\.code)).sorted()
    let omitted = reports.reduce(0) { $0 + $1.errorCount + $1.warningCount } - results.count
    var writer = JSONWriter(layout: .pretty)
    writer.object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs") { writer in
        writer.object {
          $0.object("tool") { $0.object("driver") { driver(&$0, rules) } }
          $0.array("invocations") { writer in writer.object { invocation(&$0, omitted) } }
          $0.member("columnKind", "unicodeCodePoints")
          $0.array("results") { writer in
            for result in results { writer.object { write(&$0, result, rules) } }
          }
        }
      }
    }
    return writer.bytes + [0x0A]
  }

  private func driver(_ writer: inout JSONWriter, _ rules: [DiagnosticCode]) {
    writer.member("name", "paravent")
    writer.member("version", toolVersion)
    writer.array("rules") { writer in
      for rule in rules {
        writer.object {
          $0.member("id", rule.rawValue)
          $0.member("name", rule.rawValue)
          let explanation = rule.explanation
          let paragraph = explanation.paragraph.replacing("\n", with: " ")
          $0.text("shortDescription", explanation.summary)
          $0.text("fullDescription", paragraph)
          $0.text("help", paragraph)
          if let severity = explanation.severities.first {
            $0.object("defaultConfiguration") { $0.member("level", severity.rawValue) }
          }
        }
      }
    }
  }

  private func invocation(_ writer: inout JSONWriter, _ omitted: Int) {
    writer.key("executionSuccessful")
    writer.bool(isComplete)
    let more = omitted > 0 ? [("warning", "\(Wording.grouped(omitted)) more not shown")] : []
    let notes = failures.map { ("error", $0) } + more
    guard !notes.isEmpty else { return }
    writer.array("toolExecutionNotifications") { writer in
      for (level, text) in notes {
        writer.object {
          $0.member("level", level)
          $0.text("message", text)
        }
      }
    }
  }

  private func write(_ writer: inout JSONWriter, _ result: Diagnostic, _ rules: [DiagnosticCode]) {
    writer.member("ruleId", result.code.rawValue)
    writer.key("ruleIndex")
    writer.integer(rules.firstIndex(of: result.code) ?? -1)
    writer.member("level", result.severity.rawValue)
    writer.text("message", result.messageWithSuggestion)
    guard let file = result.file else { return }
    writer.array("locations") { writer in writer.object { location(&$0, result, in: file) } }
  }

  private func location(_ writer: inout JSONWriter, _ result: Diagnostic, in file: String) {
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { $0.member("uri", FileReference(path: path(file)).text) }
      if let range = result.range { writer.object("region") { $0.region(range) } }
    }
    guard let pointer = result.pointer, !pointer.isEmpty else { return }
    writer.array("logicalLocations") { writer in writer.object { $0.member("fullyQualifiedName", pointer) } }
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ key: StaticString, _ text: String) {
    object(key) { $0.member("text", text) }
  }

  /// Writes a stretch, which both SARIF and diagnostics end behind its last character.
  fileprivate mutating func region(_ range: SourceRange) {
    key("startLine")
    integer(range.start.line)
    key("startColumn")
    integer(range.start.column)
    key("endLine")
    integer(range.end.line)
    key("endColumn")
    integer(range.end.column)
  }
}
