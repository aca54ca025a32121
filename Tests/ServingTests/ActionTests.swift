import Paravent
import Testing

@testable import Serving

/// What is posted to the settings, and a text that the answer shows.
struct PostCase: CustomTestStringConvertible {
  let body: String
  let expected: String

  init(_ body: String, _ expected: String) {
    self.body = body
    self.expected = expected
  }

  var testDescription: String { body }
}

@Suite struct ActionTests {
  private static let path = "/screens/settings/actions"

  private func router(_ handlers: ActionHandlers = ActionHandlers()) throws -> Router {
    try Router(SiteFiles(["screens/settings.json": Screens.settings]), handlers: handlers)
  }

  @Test("What controls hold and actions write becomes the state", arguments: forms)
  func form(_ row: PostCase) throws {
    let response = try router().post(Self.path, row.body, ["Accept": "text/plain"])
    #expect(response.status == 200 && response.headers["Cache-Control"] == "no-store")
    #expect(response.text.contains(row.expected))
  }

  static let forms = [
    PostCase("", "Ada, off, 2, closed"),
    PostCase("state.isOn=on", "Ada, on, 2, closed"),
    PostCase("state.isOn=on&state.name=Grace+H%26&state.size=1", "Grace H&, on, 1, closed"),
    PostCase("action=%7B%22toggle%22%3A%22state.isOpen%22%7D&state.isOn=on", "Ada, on, 2, open"),
    PostCase("action=%7B%22toggle%22%3A%22state.isOn%22%7D&state.isOn=on", "Ada, off, 2, closed"),
    PostCase("state=%7B%22name%22%3A%22Eve%22%2C%22isOpen%22%3Atrue%7D", "Eve, off, 2, open"),
    PostCase("action=%5B%7B%22set%22%3A%7B%22state.name%22%3A%22Bo%22%7D%7D%5D&state.name=Cy", "Bo, off, 2, closed"),
    PostCase("action=%7B%22dismiss%22%3Atrue%7D&pvg1=x&other=y", "Ada, off, 2, closed"),
    PostCase(#"{"action": {"set": {"state.name": "Bo", "state.size": 1}}}"#, "Bo, on, 1, closed"),
    PostCase(#"{"action": {"toggle": "state.isOpen"}, "state": null}"#, "Ada, on, 2, open"),
    PostCase(#"{"action": [], "state": {"isOn": false}}"#, "Ada, off, 2, closed"),
  ]

  @Test("What is not declared is refused with its code", arguments: refusals)
  func refused(_ row: PostCase) throws {
    let response = try router().post(Self.path, row.body)
    #expect(response.status == 400 && response.headers["Content-Type"] == "application/problem+json")
    #expect(response.text.contains("\"code\": \"\(row.expected)\""))
  }

  static let refusals = [
    PostCase("state.isOpen=on", "unknown-name"), PostCase("state.nobody=1", "unknown-name"),
    PostCase("state.size=3", "unknown-value"), PostCase("state=%7B%22nobody%22%3A1%7D", "unknown-name"),
    PostCase("state=%7B%22name%22%3A1%7D", "wrong-type"), PostCase("state=%7B", "syntax"),
    PostCase("action=nonsense", "syntax"), PostCase("action=1", "wrong-type"), PostCase("action=%7B%7D", "wrong-type"),
    PostCase("action=%7B%22x%22%3A1%7D", "unknown-name"),
    PostCase(#"{"action": {"toggle": "state.name"}}"#, "unknown-name"),
    PostCase(#"{"action": {"set": {"state.nobody": 1}}}"#, "unknown-name"),
    PostCase(#"{"action": {"set": {"name": 1}}}"#, "unknown-name"),
    PostCase(#"{"action": {"set": {"state.name": 1}}}"#, "wrong-type"),
    PostCase(#"{"action": {"handler": "nobody"}}"#, "unknown-handler"),
    PostCase(#"{"action": {"handler": "save"}}"#, "missing-value"),
    PostCase(#"{"action": {"handler": "save", "arguments": {"id": "x"}}}"#, "wrong-type"),
    PostCase(#"{"action": {"navigate": "javascript:alert(1)"}}"#, "blocked-url"),
    PostCase(#"{"action": {"navigate": "//evil.example"}}"#, "blocked-url"),
    PostCase(#"{"state": 1}"#, "wrong-type"), PostCase(#"{"actions": []}"#, "unknown-key"),
    PostCase(#"{"action": "nobody"}"#, "unknown-handler"), PostCase(#"{"action": "save"}"#, "missing-value"),
  ]

  @Test("A page comes back with the state, and its links still start from the screen")
  func page() throws {
    let response = try router().post(Self.path, "action=%7B%22toggle%22%3A%22state.isOpen%22%7D")
    #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(response.text.contains(#"<base href="/screens/settings">"#))
    #expect(response.text.contains(#"action="/screens/settings/actions""#))
    #expect(response.text.contains("&quot;isOpen&quot;:true"))
    #expect(response.headers["Content-Security-Policy"]?.contains("form-action 'self'") == true)
  }

  @Test("A body that cannot be read is spoken of as what it is")
  func body() throws {
    let response = try router().post(Self.path, #"{"acton": "save"}"#)
    #expect(response.text.contains("the body cannot be read") && response.text.contains(#""suggestion": "action""#))
    #expect(try router().post(Self.path, "action=1").text.contains("the form cannot be read"))
  }

  @Test("A client that posts JSON gets the tree")
  func tree() throws {
    let response = try router().post(Self.path, #"{"action": {"toggle": "state.isOpen"}, "state": {"name": "Eve"}}"#)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(response.text.contains(#""isOpen": true"#) && response.text.contains(#""name": "Eve""#))
  }

  @Test(
    "Navigation leads on from the screen",
    arguments: [
      ("/team", "/team"), ("team", "/screens/team"), ("https://example.com/a?b=c", "https://example.com/a?b=c"),
      ("?locale=ar", "/screens/settings?locale=ar"), ("a b", "/screens/a%20b"), ("../x", "/screens/../x"),
      ("é", "/screens/%C3%A9"), ("mailto:a@example.com", "mailto:a@example.com"),
    ])
  func navigation(_ url: String, _ location: String) throws {
    let response = try router().post(Self.path, #"{"action": {"navigate": "\#(url)"}}"#)
    #expect(response.status == 303 && response.headers["Location"] == location)
    #expect(response.headers["Cache-Control"] == "no-store")
  }

  /// The fields with which a browser says where a request comes from, and whether it is taken.
  static let origins: [([String: String], Int)] = [
    ([:], 200), (["Origin": "http://localhost:8080"], 200), (["Origin": "http://LOCALHOST:8080"], 200),
    (["Origin": "https://proxy.example", "Sec-Fetch-Site": "same-origin"], 200),
    (["Origin": "https://evil.example", "Sec-Fetch-Site": "none"], 403),
    (["Sec-Fetch-Site": "same-origin"], 200), (["Sec-Fetch-Site": "none"], 200),
    (["Origin": "https://evil.example"], 403), (["Origin": "null"], 403), (["Origin": "http://localhost"], 403),
    (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
    (["Origin": "http://localhost:8080", "Sec-Fetch-Site": "cross-site"], 403),
    (["Origin": "https://friend.example", "Sec-Fetch-Site": "cross-site"], 200),
  ]

  @Test("Only pages of this server, and of configured origins, post actions", arguments: origins)
  func origin(_ fields: [String: String], _ status: Int) throws {
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings])) {
      $0.origins = ["https://friend.example"]
    }
    let fields = fields.merging(["Host": "localhost:8080"]) { one, _ in one }
    #expect(router.post(Self.path, "state.isOn=on", fields).status == status)
  }

  @Test("Closures of the host answer with a state, data, another screen or a failure")
  func closures() async throws {
    var handlers = ActionHandlers()
    handlers.answer("save", with: { arguments in .state(Array(#"{"size": \#(arguments.integer("id") ?? 0)}"#.utf8)) })
    handlers.answer("leave", with: { _ in .navigate("/bye") })
    handlers.answer("fail", with: { _ in .failure("no room is left") })
    let router = try router(handlers)
    let saved = await router.postAside(Self.path, #"{"action": {"handler": "save", "arguments": {"id": 7}}}"#)
    #expect(saved.text.contains(#""size": 7"#))
    #expect(await router.postAside(Self.path, #"{"action": "leave"}"#).headers["Location"] == "/bye")
    let failed = await router.postAside(Self.path, #"{"action": {"handler": "fail"}}"#)
    #expect(failed.status == 422 && failed.text.contains("no room is left"))
    #expect(await router.postAside(Self.path, #"{"action": {"handler": "load"}}"#).status == 501)
  }

  @Test("A closure's data take the place of the screen's, and what does not fit is the server's fault")
  func data() async throws {
    var handlers = ActionHandlers()
    handlers.answer("load", with: { _ in .data(Array(#"{"name": "Grace"}"#.utf8)) })
    handlers.answer("save", with: { _ in .state(Array(#"{"nobody": 1}"#.utf8)) })
    let screen = Screens.greeting.replacing("\"body\"", with: #""handlers": {"load": {}, "save": {}}, "body""#)
    let router = try Router(SiteFiles(["screens/a.json": screen]), handlers: handlers)
    let loaded = await router.postAside(
      "/screens/a/actions", #"{"action": {"handler": "load"}}"#, ["Accept": "text/plain"])
    #expect(loaded.text == "Hello Grace\n")
    #expect(await router.postAside("/screens/a/actions", #"{"action": {"handler": "save"}}"#).status == 502)
    let given = await router.postAside(
      "/screens/a/actions", #"{"action": [], "data": {"name": "Eve"}}"#, ["Accept": "text/plain"])
    #expect(given.text == "Hello Eve\n")
  }
}
