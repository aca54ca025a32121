internal import Diagnostics

/// A screen in the form that a request wants.
struct RenderedScreen: Sendable {
  let bytes: [UInt8]
  /// What a page may do; `nil` for other forms.
  let policy: String?
  /// What only shows while resolving.
  let report: DiagnosticReport
}
