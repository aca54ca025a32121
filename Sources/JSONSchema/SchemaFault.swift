package import Diagnostics
package import JSON

/// One fault: of a value that does not fit a schema, or of a schema itself.
package struct SchemaFault: Sendable {
  /// The kind of fault.
  package let code: DiagnosticCode
  /// Whether the fault is an error or a warning.
  package var severity = Severity.error
  /// Where the fault lies.
  package let place: JSONPlace
  /// Where the same thing stands before, for a fault that it is there again.
  package var earlier: JSONPlace?
  /// One sentence without a full stop that names what was expected and what was found.
  package let message: String
  /// What the author probably meant.
  package var suggestion: String?
  /// The absolute location of the keyword that speaks: the schema's URI with a JSON Pointer as its fragment; empty where
  /// that would say nothing to a reader.
  package var keywordLocation: String
}

extension DiagnosticLog {
  /// Reports a fault of a schema, or of a value that does not fit one.
  package mutating func report(_ fault: SchemaFault) {
    report(
      fault.code, fault.severity, at: fault.place, earlier: fault.earlier,
      keywordLocation: fault.keywordLocation.isEmpty ? nil : fault.keywordLocation,
      suggestion: fault.suggestion, fault.message)
  }
}
