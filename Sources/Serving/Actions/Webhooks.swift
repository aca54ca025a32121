internal import Diagnostics

/// Where the actions of handlers are sent, by the handlers' names.
struct Webhooks: Sendable {
  /// A configured target.
  struct Target: Sendable, Hashable {
    /// The URL, `http` or `https`.
    let url: String
    /// The fields that go with every request, such as an authorization.
    var headers: [String] = []
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
  /// The target of a handler, or `nil` where none is configured.
  subscript(handler: String) -> Target? { targets[handler] ?? other }
}
