/// The diagnostics of one document, sorted by place, and the number of those that were not kept.
public struct DiagnosticReport: Sendable, Hashable {
  /// The most diagnostics that one report keeps; the rest are counted.
  public static let limit = 1_000

  /// The diagnostics that were kept, sorted by place.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The number of errors, those that were not kept included.
  public private(set) var errorCount = 0
  /// The number of warnings, those that were not kept included.
  public private(set) var warningCount = 0

  /// Creates an empty report.
  public init() {}
}

extension DiagnosticReport {
  /// Whether the document has errors, so that a script should fail.
  public var hasErrors: Bool { errorCount > 0 }

  /// Creates a report of kept diagnostics, which it sorts, and the numbers of all that were found.
  package init(_ diagnostics: [Diagnostic], errorCount: Int, warningCount: Int) {
    self.diagnostics = diagnostics
    self.errorCount = errorCount
    self.warningCount = warningCount
  }
}
