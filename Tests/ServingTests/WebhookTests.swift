import Testing

@testable import Serving

/// What a webhook answers, and what the client gets.
struct WebhookCase: CustomTestStringConvertible {
  let answer: String
  let status: Int
  let expected: String

  init(_ answer: String, _ status: Int, _ expected: String) {
    (self.answer, self.status, self.expected) = (answer, status, expected)
  }

  var testDescription: String { "\(answer.split(separator: "\r\n").last ?? "nothing") → \(status)" }
}

@Suite struct WebhookTests {
  @Test("What a webhook answers becomes of the screen", arguments: cases)
  func answer(_ row: WebhookCase) throws {
    let hook = WebhookServer(answering: row.answer)
    let files = SiteFiles([
      "screens/settings.json": Screens.settings,
      "handlers.json": #"{"save": {"url": "http://127.0.0.1:\#(hook.port)/hook", "headers": {"X-Key": "k"}}}"#,
    ])
    let router = try Router(files) { ($0.webhookTimeout, $0.webhookLimit) = (1_000, 200) }
    let action = #"{"action": {"handler": "save", "arguments": {"id": 7}}, "state": {"name": "Eve"}}"#
    let response = router.post("/screens/settings/actions", action, ["Accept": "text/plain"])
    #expect(response.status == row.status)
    let told = response.text + (response.headers["Location"] ?? "")
    let noted = response.handlerFault.map(\.message) ?? ""
    #expect((told + noted).contains(row.expected))
    // What stands in an answer that cannot be used is nothing for clients.
    #expect(row.status != 502 || !["nobody", "stat\\\"", "size", "navigate"].contains(where: told.contains))
    let request = hook.request()
    #expect(request.hasPrefix("POST /hook HTTP/1.1\r\n") && request.contains("\r\nX-Key: k\r\n"))
    #expect(
      request.contains(#"{"screen":"settings","handler":"save","arguments":{"id":7},"state":{"isOn":true,"name":"Eve""#)
    )
  }

  static let cases = [
    WebhookCase(WebhookServer.answer(#"{"state": {"size": 1}}"#), 200, "Eve, on, 1, closed"),
    WebhookCase(WebhookServer.answer(""), 200, "Eve, on, 2, closed"),
    WebhookCase(WebhookServer.answer(#"{"navigate": "/done"}"#), 303, "/done"),
    WebhookCase(WebhookServer.answer(#"{"error": "no room is left"}"#), 422, "no room is left"),
    WebhookCase(WebhookServer.answer(#"{"navigate": "javascript:x"}"#), 502, "may not be opened"),
    WebhookCase(WebhookServer.answer(#"{"state": {"nobody": 1}}"#), 502, "not declared"),
    WebhookCase(WebhookServer.answer("nonsense"), 502, "no JSON"),
    WebhookCase(WebhookServer.answer("{}", status: 500), 502, "the status 500"),
    WebhookCase(WebhookServer.answer("\"\(String(repeating: "a", count: 300))\""), 502, "too long"),
    WebhookCase(WebhookServer.answer(#"{"state": {"size": "x"}}"#), 502, "does not fit"),
    WebhookCase(WebhookServer.answer(#"{"data": {}, "state": {"size": 1}, "error": null}"#), 200, "Eve, on, 1, closed"),
    WebhookCase(WebhookServer.answer(#"{"error": "no room is left"}"#, status: 409), 422, "no room is left"),
    WebhookCase(WebhookServer.answer(#"{"state": {"size": 1}}"#, status: 409), 502, "the status 409"),
    WebhookCase(WebhookServer.answer(#"{"stat": {"size": 1}}"#), 502, #"did you mean "state"?"#),
    WebhookCase(WebhookServer.answer(#"{"navigate": 1}"#), 502, "wrong type"),
    WebhookCase(WebhookServer.answer(#"{"navigate": "/a", "state": {}}"#), 502, "do not stand together"),
    WebhookCase(WebhookServer.answer(#"{"error": "no room is left"}"#, status: 500), 502, "the status 500"),
    WebhookCase("", 504, "in time"),
  ]

  @Test("What tells a request from others goes on to the webhook, and comes back")
  func identity() throws {
    let hook = WebhookServer(answering: WebhookServer.answer(""))
    let router = try Router(
      SiteFiles([
        "screens/settings.json": Screens.settings, "handlers.json": #"{"*": "http://127.0.0.1:\#(hook.port)/"}"#,
      ]))
    let parent = "00-\(String(repeating: "1a", count: 16))-00f067aa0ba902b7-01"
    let response = router.post(
      "/screens/settings/actions", #"{"action": "leave"}"#, ["traceparent": parent, "X-Request-Id": "abc"])
    #expect(response.status == 200 && response.headers["X-Request-Id"] == "abc")
    let request = hook.request()
    #expect(request.contains("\r\nX-Request-Id: abc\r\n") && request.contains("\r\ntraceparent: \(parent)\r\n"))
  }

  @Test("An operator learns of a webhook that fails, and never its secret")
  func failure() throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings,
      "handlers.json": #"{"leave": {"url": "http://127.0.0.1:1/", "headers": {"Authorization": "secret"}}}"#,
    ])
    let server = try ServerProcess(files.path, ["--log", "json"])
    let reply = Reply.get(
      server.port, "/screens/settings/actions", ["Content-Type: application/json"], method: "POST",
      body: #"{"action": "leave"}"#)
    #expect(reply?.status == 502)
    let identifier = try #require(reply?["X-Request-Id"])
    #expect(
      ServerProcess.eventually {
        server.log.contains(
          #""handler":"leave","error":"the webhook cannot be reached: 127.0.0.1:1: Connection refused""#)
      })
    #expect(server.log.contains(#""id":"\#(identifier)""#))
    #expect(server.complaints.contains(#"the handler "leave" failed: the webhook cannot be reached"#))
    #expect(!(server.log + server.complaints).contains("secret"))
    let metrics = Reply.get(server.port, "/metrics")?.text
    #expect(metrics?.contains("paravent_webhook_requests_total{result=\"failure\"} 1\n") == true)
  }

  @Test("A target that nobody answers at, and a handler without a target")
  func absent() throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "handlers.json": #"{"leave": "http://127.0.0.1:1/"}"#,
    ])
    let router = try Router(files)
    #expect(router.post("/screens/settings/actions", #"{"action": {"handler": "leave"}}"#).status == 502)
    #expect(router.post("/screens/settings/actions", #"{"action": {"handler": "load"}}"#).status == 501)
  }
}
