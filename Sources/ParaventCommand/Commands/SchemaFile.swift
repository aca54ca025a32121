import Diagnostics
import JSON
import JSONSchema
import Paravent

/// A JSON Schema by which documents of any kind are checked.
struct SchemaFile {
  private let schema: JSONSchema
}

extension SchemaFile {
  /// Reads a schema; without one the report says what is wrong with it.
  static func read(_ path: String) throws(UsageError) -> (schema: SchemaFile?, report: DiagnosticReport) {
    let (document, report) = try document(of: path)
    guard let document else { return (nil, report) }
    let (schema, faults) = JSONSchema.compile(document)
    var log = DiagnosticLog()
    for fault in faults { log.report(fault) }
    return (schema.map(SchemaFile.init), log.report())
  }

  /// Returns what is wrong with a document.
  func report(ofFile path: String) throws(UsageError) -> DiagnosticReport {
    let (document, report) = try Self.document(of: path)
    guard let document, !schema.isValid(document.root) else { return report }
    var log = DiagnosticLog()
    for fault in schema.faults(of: document.root) { log.report(fault) }
    return log.report()
  }

  private static func document(of path: String) throws(UsageError) -> (JSONDocument?, DiagnosticReport) {
    let input = InputFile(path)
    let limit = Limits().documentSize
    let bytes = try input.read(limit: limit)
    do throws(Diagnostic) {
      return (try JSONDocument.parse(bytes, name: input.name, sizeLimit: limit), DiagnosticReport())
    } catch {
      return (nil, DiagnosticReport(error))
    }
  }
}
