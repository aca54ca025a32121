import Diagnostics
import Paravent
import Testing

@testable import Serving

@Suite struct HandlerTargetTests {
  /// What is wrong in the target of one handler beside that of all others.
  private static func target(_ members: String) -> String { #"{"save": {\#(members)}, "*": "http://a.example"}"# }

  @Test(
    "What is wrong in handlers.json has its place and what was meant",
    arguments: [
      (target(#""url": "http://a.example", "header": {}"#), "unknown-key", "headers", "/save/header"),
      (target(#""url": "http://a.example", "headers": "X: y""#), "wrong-type", nil, "/save/headers"),
      (target(#""url": "http://a.example", "headers": {"X": 1}"#), "wrong-type", nil, "/save/headers/X"),
      (target(#""url": "http://a.example", "headers": {"X y": "z"}"#), "wrong-format", nil, "/save/headers/X y"),
      (target(#""url": "http://a.example", "headers": {"": "z"}"#), "wrong-format", nil, "/save/headers/"),
      (target(#""url": "http://a.example", "headers": {"HOST": "z"}"#), "forbidden-value", nil, "/save/headers/HOST"),
      (
        target(#""url": "http://a.example", "headers": {"Content-Type": "a/b"}"#), "forbidden-value", nil,
        "/save/headers/Content-Type"
      ),
      (target(#""url": "http://a.example", "forward": "Cookie""#), "wrong-type", nil, "/save/forward"),
      (target(#""url": "http://a.example", "forward": [1]"#), "wrong-type", nil, "/save/forward/0"),
      (
        target(#""url": "http://a.example", "forward": ["Cookie", "Connection"]"#), "forbidden-value", nil,
        "/save/forward/1"
      ),
      (target(#""url": "http://a.example", "forward": ["Cookie:"]"#), "wrong-format", nil, "/save/forward/0"),
      (target(#""url": "http://a.example:65536/""#), "wrong-format", nil, "/save/url"),
      (target(#""url": "http://a b.example/""#), "wrong-format", nil, "/save/url"),
      (target(#""url": "http://a b@a.example/""#), "wrong-format", nil, "/save/url"),
      (target(#""url": "http://a.example\u0000/""#), "wrong-format", nil, "/save/url"),
      (#"{"save": "https:///hook", "*": "http://a.example"}"#, "wrong-format", nil, "/save"),
      (#"{"save": "http://:80/", "*": "http://a.example"}"#, "wrong-format", nil, "/save"),
      (#"{"*": "http://a.example", "save": "http://a.example", "save": "http://b.example"}"#, "duplicate-key", nil, ""),
    ])
  func faults(_ text: String, _ code: String, _ suggestion: String?, _ pointer: String) throws {
    let files = SiteFiles(["screens/settings.json": Screens.settings, "handlers.json": text])
    let site = try #require(SiteLoader(files.path)).load()
    let found = site.reports.flatMap(\.diagnostics)
    #expect(found.map(\.code.rawValue) == [code] && found.map(\.suggestion) == [suggestion])
    #expect(site.hasErrors && found.first?.file == "handlers.json" && site.webhooks.targets["save"] == nil)
    #expect(pointer.isEmpty || found.first?.pointer == pointer)
  }

  @Test("What is wrong in handlers.json is told without what is secret there", arguments: ["", "}"])
  func secrets(_ end: String) throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings,
      "handlers.json": #"{"*": {"url": "http://u:secret@a:70000", "headers": {"Host": "secret"}}\#(end)"#,
    ])
    let run = try ServerProcess.run([files.path, "--check"])
    #expect(run.status == 1 && run.errors.contains("--> handlers.json:1:") && !run.errors.contains("secret"))
  }

  @Test("A handler's name that no screen declares is doubted with what was meant")
  func unknown() throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings,
      "handlers.json": #"{"sav": "http://a.example", "*": "http://[::1]:8080/a?b=c"}"#,
    ])
    let site = try #require(SiteLoader(files.path)).load()
    let found = site.reports.flatMap(\.diagnostics)
    #expect(found.map(\.code) == [.unknownHandler] && found.first?.suggestion == "save" && !site.hasErrors)
    #expect(site.webhooks["save"]?.address == "[::1]:8080")
  }

  @Test("A handler that nothing answers is doubted where the screen declares it, once there are targets")
  func unanswered() throws {
    let files = SiteFiles(["screens/settings.json": Screens.settings])
    var handlers = ActionHandlers()
    handlers.answer("load", with: { _ in .done })
    let loader = try #require(SiteLoader(files.path, handlers: handlers))
    let reports = loader.load().reports
    #expect(reports.flatMap(\.diagnostics).isEmpty)
    files.write(#"{"save": "http://a.example"}"#, to: "handlers.json")
    let found = loader.load().reports.flatMap(\.diagnostics)
    #expect(found.map(\.pointer) == ["/handlers/leave", "/handlers/fail"])
    #expect(found.allSatisfy { $0.severity == .warning && $0.file == "screens/settings.json" })
  }

  @Test("A handler of a design system that nothing answers is doubted once")
  func shared() throws {
    let files = SiteFiles([
      "design-systems/b.json": #"{"designSystem": "b", "handlers": {"help": {}}}"#,
      "screens/a.json": #"{"uses": ["b"], "body": "a"}"#, "screens/c.json": #"{"uses": ["b"], "body": "c"}"#,
      "handlers.json": "{}",
    ])
    let found = try #require(SiteLoader(files.path)).load().reports.flatMap(\.diagnostics)
    #expect(found.map(\.code) == [.unknownHandler] && found.first?.file == "handlers.json")
  }

  @Test("A target gets the fields of the client's request that it names, and its own go before them")
  func forwarding() throws {
    let hook = WebhookServer(answering: WebhookServer.answer(""))
    let target = #"{"url": "http://127.0.0.1:\#(hook.port)/", "headers": {"X-Key": "own", "X-Empty": ""}, "#
    let router = try Router(
      SiteFiles([
        "screens/settings.json": Screens.settings,
        "handlers.json": #"{"*": \#(target)"forward": ["cookie", "Authorization", "X-Key"]}}"#,
      ]))
    let response = router.post(
      "/screens/settings/actions", #"{"action": "leave"}"#,
      ["Cookie": "session=1", "X-Key": "theirs", "X-Other": "other", "X-Request-Id": "abc"])
    #expect(response.status == 200)
    let lines = hook.request().split(separator: "\r\n").map { $0.lowercased() }
    #expect(lines.contains("cookie: session=1") && lines.contains("x-key: own") && lines.contains("x-request-id: abc"))
    #expect(lines.count { $0.hasPrefix("x-empty:") } == 1 && lines.count { $0.hasPrefix("accept:") } == 1)
    #expect(!lines.contains { $0.contains("theirs") || $0.contains("other") || $0.hasPrefix("authorization") })
  }

  @Test("A client's field that could become more than one is left out")
  func injected() {
    let headers = HTTPHeaders([("Cookie", "a=1\r\nX-Admin: yes"), ("Cookie", "b=2")])
    let identity = RequestIdentity(HTTPRequest("POST", "/", headers: headers))
    let fields = identity.fields(for: Webhooks.Target(url: "http://a.example", forwarded: ["Cookie"]))
    #expect(fields.filter { $0.name == "Cookie" } == [WebhookField(name: "Cookie", value: "b=2")])
  }
}
