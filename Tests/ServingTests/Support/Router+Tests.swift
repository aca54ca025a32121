import Paravent
import Testing

@testable import Serving

extension Router {
  /// Creates a router of a folder.
  convenience init(
    _ files: borrowing SiteFiles, handlers: ActionHandlers = ActionHandlers(),
    _ change: (inout ServerSettings) -> Void = { _ in }
  ) throws {
    var settings = ServerSettings()
    // Other tests may hold the threads on which closures run.
    settings.webhookTimeout = 600_000
    change(&settings)
    let loader = try #require(SiteLoader(files.path))
    self.init(loader.load(), settings: settings, handlers: handlers)
  }

  /// Answers a request of a method, a target and fields.
  func answer(_ method: String = "GET", _ target: String, _ fields: [String: String] = [:], body: String = "")
    -> HTTPResponse
  {
    let headers = HTTPHeaders(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    return respond(to: HTTPRequest(method, target, headers: headers, body: Array(body.utf8)))
  }

  /// Posts a form or, where the body is an object, JSON.
  func post(_ target: String, _ body: String, _ fields: [String: String] = [:]) -> HTTPResponse {
    let type = body.hasPrefix("{") ? "application/json" : "application/x-www-form-urlencoded"
    return answer("POST", target, ["Content-Type": type].merging(fields) { $1 }, body: body)
  }
}

extension Router {
  /// Posts on a thread of its own, so that those on which closures run are free.
  func postAside(_ target: String, _ body: String, _ fields: [String: String] = [:]) async -> HTTPResponse {
    await withCheckedContinuation { continuation in
      WorkerThread.start { continuation.resume(returning: self.post(target, body, fields)) }
    }
  }
}

extension HTTPResponse {
  /// The body as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
