import Paravent
import Testing

@testable import Serving

@Suite struct ErrorPageTests {
  private static let people = ["Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"]
  private static let files: KeyValuePairs = [
    "screens/settings.json": Screens.settings, "screens/faulty.json": Screens.faulty,
  ]

  /// What a person's browser asks for, the status that answers it, and a sentence of the page.
  static let requests: [(line: String, status: Int, sentence: String)] = [
    ("GET /screens/nobody", 404, "<p>There is no screen of this name.</p>"),
    ("GET /nowhere", 404, "<p>There is nothing at this path.</p>"),
    ("DELETE /screens/settings", 405, "<p>This path takes GET, HEAD, POST, OPTIONS.</p>"),
    ("GET /screens/faulty", 500, "<p>This screen cannot be shown at the moment.</p>"),
  ]

  @Test("People get an error as a page that leads back and loads nothing", arguments: requests)
  func pages(_ line: String, _ status: Int, _ sentence: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let response = try Router(SiteFiles(Self.files)).answer(words[0], words[1], Self.people)
    #expect(response.status == status && response.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(response.text.contains("<title>\(status) \(HTTPStatus.title(of: status))</title>"))
    #expect(response.text.contains(sentence) && response.text.contains("<a href=\"/\">"))
    let policy = try #require(response.headers["Content-Security-Policy"])
    #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-") && !policy.contains("img-src"))
  }

  @Test("How a screen is made is told to its author alone")
  func authors() throws {
    let files = SiteFiles(Self.files)
    let target = "/screens/settings/actions"
    let body = "action=%7B%22handler%22%3A%22save%22%2C%22arguments%22%3A%7B%22id%22%3A7%7D%7D"
    for isWatching in [false, true] {
      let router = try Router(files) { $0.isWatching = isWatching }
      #expect(router.answer("GET", "/screens/faulty", Self.people).text.contains("unknown-view") == isWatching)
      #expect(router.answer("GET", "/screens/faulty", ["Accept": "application/json"]).text.contains("unknown-view"))
      #expect(router.post(target, "state.size=3", Self.people).text.contains("unknown-value") == isWatching)
      let fields = Self.people.merging(["X-Request-Id": "r-7"]) { one, _ in one }
      let unanswered = router.post(target, body, fields)
      #expect(unanswered.status == 501 && unanswered.headers["X-Request-Id"] == "r-7")
      #expect(unanswered.text.contains(isWatching ? "Nothing answers the handler" : "This cannot be done here. (r-7)"))
    }
  }

  @Test("A client that would rather have JSON, or takes anything, gets a problem")
  func problems() throws {
    let router = try Router(SiteFiles(Self.files))
    for accept in [
      "*/*", "application/json", "application/json, text/html;q=0.5", "application/problem+json, text/html;q=0.9",
    ] {
      let response = router.answer("GET", "/nowhere", ["Accept": accept])
      #expect(response.status == 404 && response.headers["Content-Type"] == "application/problem+json", "\(accept)")
    }
  }

  @Test("A form from elsewhere is told from where, on a page that leads back to the screen")
  func foreign() throws {
    let router = try Router(SiteFiles(Self.files))
    let fields = Self.people.merging(["Origin": "https://<b>.example", "Host": "a.example"]) { one, _ in one }
    let response = router.post("/screens/settings/actions", "state.isOn=on", fields)
    #expect(response.status == 403 && response.text.contains("<a href=\"/screens/settings\">"))
    #expect(
      response.text.contains("https://&lt;b&gt;.example") && response.text.contains("a.example")
        && response.text.contains("--origin"))
  }

  @Test("A failed action shows its sentence and keeps what was typed")
  func action() async throws {
    var handlers = ActionHandlers()
    handlers.answer("save", with: { _ in .failure("No room is <left>") })
    let router = try Router(SiteFiles(Self.files), handlers: handlers)
    let body = "action=%7B%22handler%22%3A%22HANDLER%22%2C%22arguments%22%3A%7B%22id%22%3A7%7D%7D&state.name=Grace"
    let failed = await router.postAside(
      "/screens/settings/actions", body.replacing("HANDLER", with: "save"), Self.people)
    #expect(failed.status == 422 && failed.text.contains("value=\"Grace\""))
    #expect(failed.text.contains("role=\"alert\">No room is &lt;left&gt;.</"))
    let absent = await router.postAside(
      "/screens/settings/actions", body.replacing("HANDLER", with: "load"), Self.people)
    #expect(absent.status != 200 && absent.text.contains("value=\"Grace\"") && absent.text.contains("role=\"alert\""))
    let misfit = router.post("/screens/settings/actions", "state.size=9&state.name=Grace", Self.people)
    #expect(misfit.status == 400 && misfit.text.contains("value=\"Grace\"") && misfit.text.contains("role=\"alert\""))
  }

  @Test(
    "People are led to other sites by a page, since no form gets there",
    arguments: [
      ("https://example.com/?a=1&b=\\\"2", "https://example.com/?a=1&amp;b=%222"),
      ("mailto:a@example.com", "mailto:a@example.com"),
    ])
  func leaving(_ url: String, _ location: String) throws {
    let router = try Router(SiteFiles(Self.files))
    let action = #"{"action": {"openURL": "\#(url)"}}"#
    let page = router.post("/screens/settings/actions", action, Self.people)
    #expect(page.status == 200 && page.headers["Location"] == nil)
    #expect(page.text.contains("<meta http-equiv=\"refresh\" content=\"0; url=\(location)\">"))
    #expect(page.text.contains("<a data-paravent-location href=\"\(location)\">"))
    let own = router.post("/screens/settings/actions", #"{"action": {"navigate": "/team"}}"#, Self.people)
    #expect(own.status == 303 && own.headers["Location"] == "/team")
  }

  @Test("Who loads the address of actions is led to the screen")
  func reload() throws {
    let router = try Router(SiteFiles(Self.files))
    for method in ["GET", "HEAD"] {
      let response = router.answer(method, "/screens/settings/actions", Self.people)
      #expect(response.status == 303 && response.headers["Location"] == "/screens/settings")
    }
    #expect(router.answer("GET", "/screens/nobody/actions", Self.people).status == 405)
  }
}
