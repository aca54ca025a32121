import Glibc
import Testing

@testable import Serving

@Suite struct SiteTests {
  @Test("A screen that gets an error is served as it was, and shows the fault while its author looks on")
  func lastGood() throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "good"}"#])
    let loader = try #require(SiteLoader(files.path))
    let router = try Router(files) { $0.isWatching = true }
    let good = router.store.current
    #expect(!router.answer("GET", "/screens/a").text.contains("class=\"pv-notice\""))
    files.write(Screens.faulty, to: "screens/a.json")
    let kept = loader.load(after: good).keepingGood(of: good)
    #expect(kept.standingSentences == ["screens/a.json has errors and is served as it was before"])
    #expect(kept.screens["a"]?.identity == good.screens["a"]?.identity && kept.version != good.version)
    #expect(kept.screens["a"]?.version != good.screens["a"]?.version)
    router.store.replace(by: kept)
    #expect(router.answer("GET", "/screens/a.txt").text == "good\n")
    let page = router.answer("GET", "/screens/a")
    #expect(page.text.contains("class=\"pv-notice\"") && page.text.contains("unknown-view"))
    #expect(page.headers["Content-Security-Policy"]?.contains("connect-src 'self'") == true)
    files.write(#"{"body": "better"}"#, to: "screens/a.json")
    router.store.replace(by: loader.load(after: kept).keepingGood(of: kept))
    #expect(router.answer("GET", "/screens/a.txt").text == "better\n")
    #expect(router.store.current.standingSentences.isEmpty)
    #expect(router.store.current.screens["a"]?.identity != good.screens["a"]?.identity)
    #expect(!router.answer("GET", "/screens/a").text.contains("class=\"pv-notice\""))
  }

  @Test("A screen that never was good shows its faults to its author, and a problem to everybody else")
  func neverGood() throws {
    let files = SiteFiles(["screens/a.json": Screens.faulty])
    let watched = try Router(files) { $0.isWatching = true }.answer("GET", "/screens/a")
    #expect(
      watched.status == 500 && watched.text.contains("class=\"pv-notice\"") && watched.text.contains("paravent-events"))
    let served = try Router(files).answer("GET", "/screens/a")
    #expect(served.status == 500 && !served.text.contains("paravent-events"))
  }

  @Test("Only what changed is read anew")
  func reuse() throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "screens/b.json": #"{"body": "b"}"#])
    let loader = try #require(SiteLoader(files.path))
    let first = loader.load()
    files.write(#"{"body": "c"}"#, to: "screens/b.json")
    let second = loader.load(after: first)
    #expect(first.screens["a"]?.version == second.screens["a"]?.version)
    #expect(first.screens["b"]?.version != second.screens["b"]?.version && first.version != second.version)
    #expect(loader.load(after: second).version == second.version)
  }

  @Test("A design system, data, a picture or a target of handlers that changes is a change")
  func versions() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"uses": ["brand"], "body": "a"}"#, "assets/a.txt": "a",
      "design-systems/brand.json": #"{"designSystem": "brand"}"#, "data/a.json": "{}",
    ])
    let loader = try #require(SiteLoader(files.path))
    var versions: Set = [loader.load().version]
    for (name, content) in [
      ("design-systems/brand.json", ##"{"designSystem": "brand", "colors": {"x": "#000000"}}"##),
      ("data/a.json", "{ }"),
      ("assets/a.txt", "b"), ("handlers.json", "{}"), ("handlers.json", #"{"save": "http://127.0.0.1:1/"}"#),
    ] {
      files.write(content, to: name)
      #expect(versions.insert(loader.load().version).inserted, "\(name)")
    }
  }

  @Test("A fault of a design system is one of the screens that use it")
  func systems() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"uses": ["brand"], "body": "a"}"#, "screens/b.json": #"{"body": "b"}"#,
      "design-systems/brand.json": #"{"designSystem": "brand", "colors": {"x": "nonsense"}}"#,
    ])
    let router = try Router(files)
    let used = router.answer("GET", "/screens/a")
    #expect(used.status == 500 && used.text.contains("design-systems/brand.json"))
    #expect(router.answer("GET", "/screens/b").status == 200)
  }

  @Test("Faulty data are the screen's fault where they are its own, and do not keep others from giving better ones")
  func data() throws {
    let router = try Router(
      SiteFiles(["screens/greeting.json": Screens.greeting, "data/greeting.json": #"{"name": 1}"#]))
    #expect(router.answer("GET", "/screens/greeting").status == 500)
    #expect(router.post("/screens/greeting", #"{"name": "Ada"}"#).status == 200)
  }

  @Test("The targets of handlers are URLs, and what is none is a fault")
  func webhooks() throws {
    let files = SiteFiles([
      "handlers.json": #"{"save": "http://127.0.0.1:1/a", "*": {"url": "https://b.example", "headers": {"X": "y"}}}"#
    ])
    let loader = try #require(SiteLoader(files.path))
    let site = loader.load()
    #expect(site.webhooks["save"] == Webhooks.Target(url: "http://127.0.0.1:1/a"))
    #expect(
      site.webhooks["other"]
        == Webhooks.Target(url: "https://b.example", headers: [WebhookField(name: "X", value: "y")]))
    #expect(!site.hasErrors)
    files.write(#"{"save": "file:///etc/passwd"}"#, to: "handlers.json")
    #expect(loader.load().hasErrors && loader.load().webhooks["save"] == nil)
    let kept = loader.load(after: site).keepingGood(of: site)
    #expect(kept.hasErrors && kept.webhooks["save"] == Webhooks.Target(url: "http://127.0.0.1:1/a"))
  }

  @Test("An operator reads what is served as it was, and why, and the log names what is served")
  func told() throws {
    let files = SiteFiles([
      "screens/greeting.json": Screens.greeting, "data/greeting.json": #"{"name": "Ada"}"#, "handlers.json": "{}",
    ])
    let server = try ServerProcess(files.path, ["--log", "json"])
    #expect(Reply.get(server.port, "/screens/greeting.txt")?.text == "Hello Ada\n")
    files.write("{", to: "data/greeting.json")
    files.write("[]", to: "handlers.json")
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("anew") })
    #expect(
      server.complaints.contains(
        "screens/greeting.json is served as it was before, since data/greeting.json has errors\n"))
    #expect(server.complaints.contains("handlers.json has errors; the targets of handlers are as they were before\n"))
    #expect(Reply.get(server.port, "/screens/greeting.txt")?.text == "Hello Ada\n")
    #expect(ServerProcess.eventually { server.log.ranges(of: #""version":""#).count == 2 })
    let versions = server.log.matches(of: #/"version":"([^"]+)"/#).map(\.1)
    #expect(versions.count == 2 && Set(versions).count == 1)
  }
}
