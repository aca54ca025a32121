/// The diagnostics of one run over a document and those it uses, sorted by place, and how many were not kept.
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

  /// The number of diagnostics, those that were not kept included.
  package var count: Int { errorCount + warningCount }

  /// Creates a report of kept diagnostics, which it sorts, and the numbers of all that were found.
  package init(_ diagnostics: [Diagnostic], errorCount: Int, warningCount: Int) {
    self.diagnostics = Self.sorted(diagnostics)
    self.errorCount = errorCount
    self.warningCount = warningCount
  }

  /// Creates the report of one fault, such as the one that a parser throws.
  package init(_ diagnostic: Diagnostic) {
    let isError = diagnostic.severity == .error
    self.init([diagnostic], errorCount: isError ? 1 : 0, warningCount: isError ? 0 : 1)
  }

  /// Joins reports about one document and those it uses, as if one run had found all.
  public init(joining reports: [DiagnosticReport]) {
    let all = Self.sorted(reports.flatMap(\.diagnostics))
    diagnostics = Array(all.prefix(Self.limit))
    errorCount = reports.reduce(0) { $0 + $1.errorCount }
    warningCount = reports.reduce(0) { $0 + $1.warningCount }
  }

  /// Sorts by file, in the order in which the files are first mentioned, then by place; what has no place comes first.
  private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var files: [String?: Int] = [:]
    for diagnostic in diagnostics where files[diagnostic.file] == nil { files[diagnostic.file] = files.count }
    let origin = SourcePosition(line: 0, column: 0)
    let keys = diagnostics.map { (files[$0.file] ?? 0, $0.range?.start ?? origin) }
    // The standard library's sort is stable.
    return diagnostics.indices.sorted { keys[$0] < keys[$1] }.map { diagnostics[$0] }
  }
}
