import Diagnostics
import JSON
import JSONSchema
import Testing

/// A schema, a value that does not fit it, and what is said of that.
struct FaultRow: Sendable, CustomTestStringConvertible {
  let schema: String
  let value: String
  /// Each fault as `pointer code: message`, with the suggestion behind an arrow.
  let faults: [String]

  init(_ schema: String, _ value: String, _ faults: String...) {
    self.schema = schema
    self.value = value
    self.faults = faults
  }

  var testDescription: String { "\(value) by \(schema)" }
}

extension FaultRow {
  /// Returns the faults that are found, sorted by place.
  func found(assertsFormats: Bool = false) throws -> [String] {
    let schema = try Schemas.compiled(schema, assertsFormats: assertsFormats)
    return try Self.lines(schema.faults(of: JSONDocument.parse(Array(value.utf8), name: "value").root))
  }

  static func lines(_ faults: [SchemaFault]) -> [String] {
    var log = DiagnosticLog()
    for fault in faults { log.report(fault) }
    return log.report().diagnostics.map { diagnostic in
      let suggestion = diagnostic.suggestion.map { " -> \($0)" } ?? ""
      return "\(diagnostic.pointer ?? "?") \(diagnostic.code.rawValue): \(diagnostic.message)\(suggestion)"
    }
  }
}
