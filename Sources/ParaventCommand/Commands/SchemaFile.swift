import Diagnostics
import JSON
import JSONSchema
import Paravent

/// A JSON Schema by which documents of any kind are checked.
struct SchemaFile: Sendable {
  private let schema: JSONSchema
}

extension SchemaFile {
  /// Reads a schema; without one the report says what is wrong with it.
  static func read(_ path: String) throws(UsageError) -> (schema: SchemaFile?, report: DiagnosticReport) {
    let (document, report) = try InputFile(path).document()
    guard let document else { return (nil, report) }
    let (schema, faults) = JSONSchema.compile(document)
    var log = DiagnosticLog()
    for fault in faults { log.report(fault) }
    return (schema.map(SchemaFile.init), log.report())
  }

  /// Returns what is wrong with a document.
  func report(of document: JSONDocument) -> DiagnosticReport {
    guard !schema.isValid(document.root) else { return DiagnosticReport() }
    var log = DiagnosticLog()
    for fault in schema.faults(of: document.root) { log.report(fault) }
    return log.report()
  }
}
