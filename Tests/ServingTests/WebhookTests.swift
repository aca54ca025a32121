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
    #expect((response.text + (response.headers["Location"] ?? "")).contains(row.expected))
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
    WebhookCase("", 504, "in time"),
  ]

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
