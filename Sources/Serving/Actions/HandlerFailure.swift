internal import Diagnostics

/// Why a handler's action came to nothing, and the status that says so.
struct HandlerFailure: Error {
  let status: Int
  /// One sentence, without a full stop.
  let message: String
  /// What is wrong with its answer.
  var report: DiagnosticReport?
  /// What else an operator should know, and a client must not.
  var detail: String?
}

extension HandlerFailure {
  /// The sentence for an operator.
  var fullMessage: String {
    let fault = report?.diagnostics.first { $0.severity == .error }?.message
    return (detail ?? fault).map { "\(message): \($0)" } ?? message
  }
}
