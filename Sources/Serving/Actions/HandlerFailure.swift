internal import Diagnostics

/// Why a handler's action came to nothing, and the status that says so.
struct HandlerFailure: Error {
  let status: Int
  /// One sentence, without a full stop.
  let message: String
  /// What else an operator should know, and a client must not.
  var detail: String?
}

extension HandlerFailure {
  /// The sentence for an operator.
  var fullMessage: String { detail.map { "\(message): \($0)" } ?? message }

  /// Why a handler that nothing answers comes to nothing.
  static func unanswered(_ handler: String) -> HandlerFailure {
    HandlerFailure(status: 501, message: "nothing answers the handler \(Wording.quoted(handler))")
  }
}
