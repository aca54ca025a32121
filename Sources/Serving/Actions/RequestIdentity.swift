/// What tells a request from others, which webhooks get as well.
struct RequestIdentity: Sendable {
  let identifier: String
  private let traceParent: String?

  /// Takes what the client gives, or makes an identifier.
  init(_ request: HTTPRequest) {
    identifier = RequestIdentifier.given(by: request) ?? RequestIdentifier.make()
    traceParent = RequestIdentifier.traceParent(of: request)
  }
}

extension RequestIdentity {
  /// The fields of a request to a webhook.
  var fields: [String] { ["X-Request-Id: \(identifier)"] + (traceParent.map { ["traceparent: \($0)"] } ?? []) }
}
