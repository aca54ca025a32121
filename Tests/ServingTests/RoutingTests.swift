import Glibc
import Testing

@testable import Serving

/// A request, and the status that answers it.
struct RouteCase: CustomTestStringConvertible {
  let method: String
  let target: String
  let status: Int
  var fields: [String: String] = [:]

  init(_ line: String, _ status: Int, _ fields: [String: String] = [:]) {
    let parts = line.split(separator: " ").map(String.init)
    (method, target) = (parts[0], parts[1])
    self.status = status
    self.fields = fields
  }

  var testDescription: String { "\(method) \(target) \(fields.isEmpty ? "" : "\(fields) ")→ \(status)" }
}

@Suite struct RoutingTests {
  private static let files: KeyValuePairs = [
    "screens/greeting.json": Screens.greeting, "screens/settings.json": Screens.settings,
    "screens/faulty.json": Screens.faulty, "screens/a.b.json": #"{"body": "dotted"}"#,
    "design-systems/brand.json": ##"{"designSystem": "brand", "colors": {"brand": "#ff0000"}}"##,
    "data/greeting.json": #"{"name": "Grace"}"#, "assets/icons/a.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/a.exe": "x", "secret.json": "{}", "screens/.hidden.json": #"{"body": "hidden"}"#,
  ]

  @Test("Each path and method gets its status", arguments: reads + refusals)
  func status(_ row: RouteCase) throws {
    let router = try Router(SiteFiles(Self.files))
    let response = router.answer(row.method, row.target, row.fields)
    #expect(response.status == row.status)
    #expect(response.headers["X-Content-Type-Options"] == "nosniff")
    #expect(response.headers["Content-Security-Policy"] != nil)
    guard row.status >= 400 else { return }
    #expect(response.headers["Content-Type"] == "application/problem+json")
    #expect(response.text.contains("\"status\": \(row.status)"))
  }

  static let reads = [
    RouteCase("GET /", 200), RouteCase("GET /screens/greeting", 200), RouteCase("HEAD /screens/greeting", 200),
    RouteCase("GET /screens/greeting.html", 200), RouteCase("GET /screens/greeting.txt?width=40", 200),
    RouteCase("GET /screens/greeting.json?locale=ar", 200), RouteCase("GET /screens/greeting.screen.json", 200),
    RouteCase("GET /screens/a.b", 200), RouteCase("GET /screens/a.b.txt", 200),
    RouteCase("GET /screens/gr%65eting", 200), RouteCase("GET /screens/greeting?utm_source=x", 200),
    RouteCase("GET /screens/faulty.screen.json", 200),
    RouteCase("GET /design-systems/brand.json", 200), RouteCase("GET /assets/icons/a.svg", 200),
    RouteCase("GET /schemas/screen.schema.json", 200), RouteCase("GET /schemas/design-system.schema.json", 200),
    RouteCase("GET /schemas/resolved.schema.json", 200), RouteCase("GET /gallery/", 200),
    RouteCase("GET /openapi.json", 200), RouteCase("GET /livez", 200), RouteCase("GET /readyz", 200),
    RouteCase("GET /metrics", 200),
  ]

  static let refusals = [
    RouteCase("GET /screens/faulty", 500), RouteCase("GET /nowhere", 404), RouteCase("GET /screens/nobody", 404),
    RouteCase("GET /screens/.hidden", 404), RouteCase("GET /screens", 404), RouteCase("GET /assets/a.exe", 404),
    RouteCase("GET /assets/../secret.json", 404), RouteCase("GET /assets/%2e%2e/secret.json", 404),
    RouteCase("GET /assets/..%2fsecret.json", 404), RouteCase("GET /assets/icons%2fa.svg", 404),
    RouteCase("GET /screens/..%5csecret", 404), RouteCase("GET /screens/greeting%00", 404),
    RouteCase("GET /screens/%", 404), RouteCase("GET /screens/%ff", 404), RouteCase("GET //screens/greeting", 404),
    RouteCase("GET screens/greeting", 404), RouteCase("GET /gallery/nowhere.html", 404),
    RouteCase("GET /screens/greeting.txt?width=19", 400), RouteCase("GET /screens/greeting?locale=e_", 400),
    RouteCase("GET /screens/greeting?locale=%", 400),
    RouteCase("GET /screens/greeting", 406, ["Accept": "image/png"]),
    RouteCase("GET /screens/greeting", 406, ["Accept-Encoding": "identity;q=0"]),
    RouteCase("DELETE /screens/greeting", 405), RouteCase("POST /livez", 405),
    RouteCase("GET /screens/greeting/actions", 405), RouteCase("POST /screens/greeting", 415),
    RouteCase("POST /screens/greeting/actions", 415, ["Content-Type": "text/plain"]),
    RouteCase("POST /render", 404), RouteCase("POST /validate", 404), RouteCase("GET /events", 404),
  ]

  @Test("What a path does not take is told with what it takes")
  func allow() throws {
    let router = try Router(SiteFiles(Self.files))
    #expect(router.answer("PUT", "/screens/greeting").headers["Allow"] == "GET, HEAD, POST, OPTIONS")
    #expect(router.answer("GET", "/screens/greeting/actions").headers["Allow"] == "POST, OPTIONS")
    let options = router.answer("OPTIONS", "/screens/greeting")
    #expect(options.status == 204 && options.headers["Allow"] == "GET, HEAD, POST, OPTIONS")
  }

  @Test(
    "A target in absolute form asks for its path, and its host goes before Host",
    arguments: ["http://a.example", "HTTPS://a.example", "http://user:secret@a.example"])
  func absolute(_ start: String) throws {
    let router = try Router(SiteFiles(Self.files))
    #expect(router.answer("GET", "\(start)/screens/greeting.txt?width=40").text == "Hello Grace\n")
    #expect(router.answer("GET", start).text == router.answer("GET", "/").text)
    #expect(router.answer("GET", "\(start)?width=40").status == 200)
    let body = #"{"action": {"toggle": "state.isOpen"}}"#
    for (host, origin, status) in [
      ("b.example", "http://a.example", 200), ("b.example", "http://b.example", 403), (nil, "http://a.example", 200),
    ] {
      let fields = ["Origin": origin, "Host": host].compactMapValues(\.self)
      #expect(router.post("\(start)/screens/settings/actions", body, fields).status == status, "\(fields)")
    }
  }

  @Test("What names no host, or hosts twice, is not in absolute form", arguments: ["http:///livez", "ftp://a/livez"])
  func notAbsolute(_ target: String) throws {
    let router = try Router(SiteFiles(Self.files))
    #expect(router.answer("GET", target).status == 404)
    let headers = HTTPHeaders([("Host", "a"), ("Host", "b")])
    #expect(router.respond(to: HTTPRequest("GET", "http://a/livez", headers: headers)).status == 400)
  }

  @Test("The server as a whole tells which methods it takes")
  func wholeServer() throws {
    let router = try Router(SiteFiles(Self.files))
    let response = router.answer("OPTIONS", "*")
    #expect(response.status == 204 && response.headers["Allow"] == "GET, HEAD, POST, OPTIONS")
    #expect(router.answer("GET", "*").status == 404)
  }

  @Test("The path of a request ends in front of its query, whatever follows")
  func path() {
    #expect(HTTPRequest("GET", "/a?\u{301}token=secret").path == "/a")
    #expect(HTTPRequest("GET", "http://a/b?token=secret").path == "/b")
  }

  @Test("A screen with errors says so as the command line does, and the others are served")
  func faulty() throws {
    let router = try Router(SiteFiles(Self.files))
    let response = router.answer("GET", "/screens/faulty")
    #expect(response.text.contains(#""code": "unknown-view""#))
    #expect(response.text.contains(#""file": "screens/faulty.json""#))
    #expect(response.text.contains(#""suggestion": "Text""#))
    #expect(router.answer("GET", "/screens/greeting.txt").text == "Hello Grace\n")
  }

  @Test("Targets and headers over the limits are refused, and those just below are not")
  func limits() throws {
    let router = try Router(SiteFiles(Self.files)) { ($0.targetLimit, $0.headerLimit, $0.bodyLimit) = (64, 256, 32) }
    let path = "/screens/greeting?x="
    #expect(router.answer("GET", path + String(repeating: "a", count: 64 - path.count)).status == 200)
    #expect(router.answer("GET", path + String(repeating: "a", count: 65 - path.count)).status == 414)
    #expect(router.answer("GET", "/", ["X": String(repeating: "a", count: 251)]).status == 200)
    #expect(router.answer("GET", "/", ["X": String(repeating: "a", count: 252)]).status == 431)
    let body = #"{"name": "abcdefghijklmnopqrstu"}"#
    #expect(router.post("/screens/greeting", body).status == 413)
    #expect(router.post("/screens/greeting", #"{"name": "abcdefghijklmnopqrst"}"#).status == 200)
  }

  @Test("Links that lead out of the folder lead nowhere")
  func links() throws {
    let outside = SiteFiles(["secret.txt": "secret"])
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "assets/a.txt": "a"])
    symlink("\(outside.path)/secret.txt", "\(files.path)/assets/b.txt")
    symlink(outside.path, "\(files.path)/assets/out")
    symlink("\(files.path)/assets/a.txt", "\(files.path)/assets/c.txt")
    let router = try Router(files)
    #expect(router.answer("GET", "/assets/b.txt").status == 404)
    #expect(router.answer("GET", "/assets/out/secret.txt").status == 404)
    #expect(router.answer("GET", "/assets/c.txt").text == "a")
  }

  @Test("Links lead neither to what is hidden nor to secrets, and those that lead back end")
  func linksInside() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"body": "A"}"#, "assets/a.txt": "a", ".hidden/b.txt": "b",
      "handlers.json": #"{"*": {"url": "http://127.0.0.1:1/", "headers": {"Authorization": "Bearer secret"}}}"#,
    ])
    symlink("../handlers.json", "\(files.path)/assets/h.json")
    symlink("../.hidden", "\(files.path)/assets/hidden")
    for name in ["l1", "l2", "l3"] { symlink(".", "\(files.path)/assets/\(name)") }
    let router = try Router(files)
    #expect(router.answer("GET", "/assets/a.txt").status == 200)
    for path in ["h.json", "hidden/b.txt", "l1/l2/l1/a.txt"] {
      #expect(router.answer("GET", "/assets/\(path)").status == 404, "\(path)")
    }
  }

  @Test("No name leads to what handlers.json leads to, or through a hidden folder that is no volume")
  func secrets() throws {
    let files = SiteFiles([
      "screens/a.json": #"{"body": "A"}"#, "handlers.prod.json": #"{"*": "http://127.0.0.1:1/"}"#,
      "assets/a.txt": "a", "..secret/k.txt": "k", "assets/..1/v.txt": "v",
    ])
    symlink("handlers.prod.json", "\(files.path)/handlers.json")
    symlink("../handlers.json", "\(files.path)/assets/one.json")
    symlink("../handlers.prod.json", "\(files.path)/assets/two.json")
    link("\(files.path)/handlers.prod.json", "\(files.path)/assets/three.json")
    symlink("../..secret/k.txt", "\(files.path)/assets/k.txt")
    symlink("..1/v.txt", "\(files.path)/assets/v.txt")
    mkfifo("\(files.path)/assets/pipe.txt", 0o644)
    mkfifo("\(files.path)/screens/pipe.json", 0o644)
    let router = try Router(files)
    #expect(router.answer("GET", "/assets/a.txt").status == 200)
    for name in ["one.json", "two.json", "three.json", "k.txt", "v.txt", "pipe.txt"] {
      #expect(router.answer("GET", "/assets/\(name)").status == 404, "\(name)")
    }
    #expect(router.answer("GET", "/screens/pipe").text.contains("it is no file"))
    symlink("..1", "\(files.path)/assets/..data")
    #expect(try Router(files).answer("GET", "/assets/v.txt").text == "v")
  }

  @Test("The home is where / leads, and browsers find the icon")
  func home() throws {
    let files = SiteFiles(["screens/a b.json": #"{"body": "A"}"#, "assets/favicon.ico": "icon"])
    let router = try Router(files) { $0.home = "a b" }
    let index = router.answer("GET", "/")
    #expect(index.status == 307 && index.headers["Location"] == "/screens/a%20b")
    #expect(router.answer("GET", "/favicon.ico").text == "icon")
    #expect(try Router(files).answer("GET", "/").text.contains("a b"))
  }

  @Test("Content has the server's language where a request asks for none")
  func language() throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "A"}"#])) { $0.locale = "de" }
    #expect(router.answer("GET", "/screens/a").text.contains("<html lang=\"de\""))
    #expect(router.answer("GET", "/screens/a?locale=fr").text.contains("<html lang=\"fr\""))
  }

  @Test("A folder of which no screen can be served is not ready")
  func readiness() throws {
    #expect(try Router(SiteFiles(["screens/a.json": "{"])).answer("GET", "/readyz").status == 503)
    #expect(try Router(SiteFiles([:])).answer("GET", "/readyz").status == 503)
    let router = try Router(SiteFiles(Self.files))
    router.drain()
    #expect(router.answer("GET", "/readyz").status == 503)
    #expect(router.answer("GET", "/livez").status == 200)
    #expect(router.answer("GET", "/screens/greeting").headers["Connection"] == "close")
  }
}
