/// Which handler did not do what it was called for, and why, for an operator.
struct HandlerFault: Sendable {
  let handler: String
  /// One sentence, without a full stop.
  let message: String
}
