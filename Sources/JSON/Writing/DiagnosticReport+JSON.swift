package import Diagnostics

extension DiagnosticReport {
  /// Returns reports as `validate --format json` writes them: `{"valid": …, "errors": […]}`, with a final line break.
  ///
  /// Warnings stand among the errors with their severity and leave the documents valid. What a diagnostic does not know
  /// is `null`; a suggestion is there only where there is one. If not all faults were kept, `omitted` counts the rest.
  /// What is not complete, because a document could not be read, is not valid; `failures` says why.
  package static func json(
    _ reports: [DiagnosticReport], isComplete: Bool = true, failures: [String] = []
  ) -> [UInt8] {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.key("valid")
    writer.bool(isComplete && !reports.contains(where: \.hasErrors))
    writer.key("errors")
    writer.beginArray()
    for diagnostic in reports.lazy.flatMap(\.diagnostics) { writer.diagnostic(diagnostic) }
    writer.endArray()
    if !failures.isEmpty {
      writer.key("failures")
      writer.beginArray()
      for failure in failures { writer.string(failure) }
      writer.endArray()
    }
    let omitted = reports.reduce(0) { $0 + $1.errorCount + $1.warningCount - $1.diagnostics.count }
    if omitted > 0 {
      writer.key("omitted")
      writer.integer(omitted)
    }
    writer.endObject()
    return writer.bytes + [0x0A]
  }
}

extension JSONWriter {
  /// Writes a diagnostic as an object.
  package mutating func diagnostic(_ diagnostic: Diagnostic) {
    beginObject()
    key("file")
    optional(diagnostic.file)
    key("line")
    optional(diagnostic.range?.start.line)
    key("column")
    optional(diagnostic.range?.start.column)
    key("endLine")
    optional(diagnostic.range?.end.line)
    key("endColumn")
    optional(diagnostic.range?.end.column)
    key("code")
    string(diagnostic.code.rawValue)
    key("severity")
    string(diagnostic.severity.rawValue)
    key("message")
    string(diagnostic.message)
    key("instanceLocation")
    optional(diagnostic.pointer)
    if let location = diagnostic.keywordLocation {
      key("keywordLocation")
      string(location)
    }
    if let suggestion = diagnostic.suggestion {
      key("suggestion")
      string(suggestion)
    }
    endObject()
  }

  private mutating func optional(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  private mutating func optional(_ value: Int?) {
    if let value { integer(value) } else { null() }
  }
}
