/// What tells a request from others and its user from others, for webhooks that get it as well.
struct RequestIdentity: Sendable {
  let identifier: String
  private let traceParent: String?
  private let headers: HTTPHeaders

  /// Takes what the client gives, or makes an identifier.
  init(_ request: HTTPRequest) {
    identifier = RequestIdentifier.given(by: request) ?? RequestIdentifier.make()
    traceParent = RequestIdentifier.traceParent(of: request)
    headers = request.headers
  }
}

extension RequestIdentity {
  /// The fields of a request to a target: its own go before all others, and the client's come last.
  func fields(for target: Webhooks.Target) -> [WebhookField] {
    var fields = target.headers
    let ours =
      [("Accept", "application/json"), ("X-Request-Id", identifier)] + (traceParent.map { [("traceparent", $0)] } ?? [])
    let clients = headers.fields.filter { field in target.forwarded.contains { HTTPHeaders.areEqual($0, field.name) } }
    for group in [ours, clients] {
      let added = group.filter { one in !fields.contains { HTTPHeaders.areEqual($0.name, one.0) } }
        .map { WebhookField(name: $0.0, value: $0.1) }
      fields += added.filter(\.isSound)
    }
    return fields
  }
}
