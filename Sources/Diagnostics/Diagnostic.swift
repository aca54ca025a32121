/// One fault of one document: what was found, what was expected, and where.
///
/// The parser, the decoder, the resolver and the command line all report this one type.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The kind of fault.
  public var code: DiagnosticCode
  /// Whether the fault is an error or a warning.
  public var severity: Severity
  /// One sentence without a full stop that names what was found and what was expected.
  public var message: String
  /// The document's name as the caller gave it, such as `screens/team.json`.
  public var file: String?
  /// The JSON Pointer (RFC 6901) of the value at fault; `nil` where the text could not be parsed, or beyond 64 KB.
  public var pointer: String?
  /// Where in the text the fault lies.
  public var range: SourceRange?
  /// The source line to show.
  public var excerpt: SourceExcerpt?
  /// What the author probably meant, such as the nearest known name.
  public var suggestion: String?
  /// The absolute location of the keyword of a JSON Schema that speaks; `nil` for all other faults.
  public var keywordLocation: String?

  /// Creates a diagnostic; only code, severity and message are always known.
  public init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, file: String? = nil, pointer: String? = nil,
    range: SourceRange? = nil, excerpt: SourceExcerpt? = nil, suggestion: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.file = file
    self.pointer = pointer
    self.range = range
    self.excerpt = excerpt
    self.suggestion = suggestion
  }
}

extension Diagnostic {
  /// The message and what the author probably meant, in one line for readers that show no source.
  package var messageWithSuggestion: String {
    message + (suggestion.map { "; did you mean \(Wording.quoted($0))?" } ?? "")
  }
}
