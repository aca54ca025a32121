/// How grave a diagnostic is.
public enum Severity: String, Sendable, CaseIterable {
  /// What the document cannot mean.
  case error
  /// What works but is probably not meant.
  case warning
}
