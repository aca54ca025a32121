internal import Diagnostics

/// Why a handler's action came to nothing, and the status that says so.
struct HandlerFailure: Error {
  let status: Int
  /// One sentence, without a full stop.
  let message: String
  /// What is wrong with its answer.
  var report: DiagnosticReport?
}
