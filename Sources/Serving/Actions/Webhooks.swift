internal import Diagnostics

/// Where the actions of handlers are sent, by the handlers' names.
struct Webhooks: Sendable {
  /// A configured target.
  struct Target: Sendable, Hashable {
    /// The URL, `http` or `https`.
    let url: String
    /// The fields that go with every request, such as an authorization.
    var headers: [WebhookField] = []
    /// The names of fields of the client's request that go along.
    var forwarded: [String] = []
  }

  /// The targets by handler.
  var targets: [String: Target] = [:]
  /// The target of all other handlers.
  var other: Target?
  /// What is wrong with the file that names them.
  var report = DiagnosticReport()
  /// A digest of that file; empty where there is none.
  var version = ""
}

extension Webhooks {
  /// The number of targets.
  var count: Int { targets.count + (other == nil ? 0 : 1) }

  /// The target of a handler, or `nil` where none is configured.
  subscript(handler: String) -> Target? { targets[handler] ?? other }
}

extension Webhooks.Target {
  /// The host and the port, without what a URL may hold of secrets.
  var address: String {
    if case .found(let address) = WebhookAddress(url) { address } else { "" }
  }
}
