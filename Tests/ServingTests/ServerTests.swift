import Glibc
import Testing

@testable import Serving

@Suite struct ServerTests {
  private static let long =
    #"{"body": {"view": "VStack", "children": ["# + (0..<90).map { "\"Line \($0) of a page\"" }.joined(separator: ",")
    + "]}}"
  private static let files: KeyValuePairs = [
    "screens/greeting.json": Screens.greeting, "screens/settings.json": Screens.settings, "screens/long.json": long,
    "screens/faulty.json": Screens.faulty, "data/greeting.json": #"{"name": "Grace"}"#, "assets/a.txt": "asset",
    "design-systems/brand.json": #"{"designSystem": "brand"}"#,
  ]

  @Test(
    "Each route answers over a connection",
    arguments: [
      ("/", 200, "text/html; charset=utf-8"), ("/screens/greeting", 200, "text/html; charset=utf-8"),
      ("/screens/greeting.txt", 200, "text/plain; charset=utf-8"), ("/screens/greeting.json", 200, "application/json"),
      ("/screens/greeting.screen.json", 200, "application/vnd.paravent.screen+json"),
      ("/design-systems/brand.json", 200, "application/json"), ("/assets/a.txt", 200, "text/plain; charset=utf-8"),
      ("/schemas/screen.schema.json", 200, "application/schema+json"), ("/openapi.json", 200, "application/json"),
      ("/livez", 200, "text/plain; charset=utf-8"), ("/readyz", 200, "text/plain; charset=utf-8"),
      ("/metrics", 200, "text/plain; version=0.0.4; charset=utf-8"),
      ("/screens/faulty", 500, "application/problem+json"),
      ("/assets/%2e%2e/screens/a", 404, "application/problem+json"),
      ("/../etc/passwd", 404, "application/problem+json"), ("/screens/nobody", 404, "application/problem+json"),
    ])
  func routes(_ target: String, _ status: Int, _ type: String) throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let reply = try #require(Reply.get(server.port, target))
    #expect(reply.status == status && reply["Content-Type"] == type)
    #expect(reply["Content-Length"] == String(reply.body.count) && !reply.body.isEmpty)
    #expect(reply["X-Content-Type-Options"] == "nosniff")
    let head = try #require(Reply.get(server.port, target, method: "HEAD"))
    #expect(head.status == status && head.body.isEmpty && head["Content-Type"] == type)
    if target != "/metrics" { #expect(head["Content-Length"] == reply["Content-Length"]) }
  }

  @Test("A validator that a client replays is answered without a body, compressed or not (U45)")
  func validators() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    for coding in ["gzip", "br", "zstd", "identity"] {
      let accept = "Accept-Encoding: \(coding)"
      let first = try #require(Reply.get(server.port, "/screens/long", [accept]))
      #expect(first["Content-Encoding"] == (coding == "identity" ? nil : coding))
      let tag = try #require(first["ETag"])
      for sent in [tag, "W/\(tag)", "\"x\", \(tag)", "*", tag.dropLast() + "-gzip\""] {
        let again = try #require(Reply.get(server.port, "/screens/long", [accept, "If-None-Match: \(sent)"]))
        #expect(again.status == 304 && again.body.isEmpty, "\(sent)")
        for name in ["ETag", "Vary", "Cache-Control"] { #expect(again[name] == first[name]) }
        #expect(again["Content-Encoding"] == nil && again["Content-Type"] == nil)
        #expect(again["Content-Length"] == first["Content-Length"] && again["Transfer-Encoding"] == nil)
      }
      let other = try #require(Reply.get(server.port, "/screens/long", [accept, "If-None-Match: \"x\""]))
      #expect(other.status == 200 && other.body == first.body)
    }
  }

  @Test("A connection serves several requests, and what is left of a 304 or a HEAD does not disturb the next")
  func persistence() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    var connection = try Connection(to: server.port)
    let line = "HTTP/1.1\r\nHost: a\r\n"
    for _ in 0..<3 {
      connection.send("GET /screens/long \(line)If-None-Match: *\r\n\r\n")
      let unchanged = connection.status()
      #expect(unchanged == 304)
      connection.send("HEAD /screens/long \(line)\r\n")
      let head = connection.response(toHead: true)
      #expect(head?.status == 200)
      connection.send("GET /screens/greeting.txt \(line)\r\n")
      let text = connection.text()
      #expect(text == "Hello Grace\n")
      connection.send("OPTIONS /screens/long \(line)\r\n")
      let options = connection.response()
      #expect(options?["Allow"] == "GET, HEAD, POST, OPTIONS" && options?["Content-Length"] == nil)
      connection.send("OPTIONS * \(line)\r\n")
      let server = connection.response()
      #expect(server?.status == 204 && server?["Content-Length"] == nil && server?["Transfer-Encoding"] == nil)
      connection.send("GET http://b.example/screens/greeting.txt \(line)\r\n")
      let absolute = connection.text()
      #expect(absolute == "Hello Grace\n")
      let body = #"{"name": "Ada"}"#
      connection.send(
        "POST /screens/greeting \(line)Accept: text/plain\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      let posted = connection.text()
      #expect(posted == "Hello Ada\n")
    }
  }

  @Test("Limits are told by their statuses, and the server goes on")
  func limits() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(
      files.path, ["--target-limit", "200", "--header-limit=1000"], environment: ["PARAVENT_BODY_LIMIT": "100"])
    let long = String(repeating: "a", count: 2_000)
    #expect(Reply.get(server.port, "/screens/greeting?x=\(long)")?.status == 414)
    #expect(Reply.get(server.port, "/screens/greeting", ["X-Long: \(long)"])?.status == 431)
    let json = ["Content-Type: application/json"]
    let refused = Reply.get(server.port, "/screens/greeting", json, method: "POST", body: "{\"name\": \"\(long)\"}")
    #expect(refused?.status == 413 && refused?["Connection"]?.lowercased() == "close")
    let asked = Reply.get(
      server.port, "/screens/greeting", json + ["Expect: 100-continue", "Content-Length: 101"], method: "POST")
    #expect(asked?.status == 413)
    let huge = String(repeating: "a", count: 200_000)
    #expect([414, 431].contains(Reply.get(server.port, "/screens/greeting?x=\(huge)")?.status))
    #expect(Reply.get(server.port, "/screens/greeting.txt")?.text == "Hello Grace\n")
  }

  @Test("A form is performed, and one from elsewhere is not")
  func forms() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let fields = ["Content-Type: application/x-www-form-urlencoded", "Accept: text/plain"]
    let path = "/screens/settings/actions"
    let body = "action=%7B%22toggle%22%3A%22state.isOpen%22%7D&state.name=Grace"
    let done = try #require(Reply.get(server.port, path, fields, method: "POST", body: body))
    #expect(done.status == 200 && done.text.contains("Grace, off, 2, open") && done["Cache-Control"] == "no-store")
    let foreign = fields + ["Origin: https://evil.example"]
    #expect(Reply.get(server.port, path, foreign, method: "POST", body: body)?.status == 403)
    let own = fields + ["Origin: http://localhost:\(server.port)"]
    #expect(Reply.get(server.port, path, own, method: "POST", body: body)?.status == 200)
  }

  @Test("Many clients that ask for one thing wait for one rendering")
  func stampede() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let port = server.port
    let clients = (0..<32).map { _ in TestThread { Reply.get(port, "/screens/long?locale=de")?.body ?? [] } }
    let bodies = Set(clients.map { $0.wait() ?? [] })
    #expect(bodies.count == 1 && bodies.first?.isEmpty == false)
    #expect(Reply.get(port, "/metrics")?.text.contains("paravent_renders_total 1\n") == true)
  }

  @Test("A line for each request holds no values of queries and nothing that moves a cursor")
  func log() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path, ["--log", "json"])
    #expect(Reply.get(server.port, "/screens/greeting?token=secret", ["X-Request-Id: abc"])?.status == 200)
    #expect(Reply.get(server.port, "/%1b]0;x", ["User-Agent: \u{1B}[2J"])?.status == 404)
    #expect(Reply.get(server.port, "http://a:secret@b/screens/settings?\u{301}token=secret")?.status == 200)
    #expect(ServerProcess.eventually { server.log.split(separator: "\n").count == 3 })
    let line = try #require(server.log.split(separator: "\n").first { $0.contains("greeting") })
    for part in [
      #""id":"abc""#, #""method":"GET""#, #""path":"/screens/greeting""#, #""route":"/screens/{name}""#,
      #""status":200"#, #""peer":"127.0.0.1""#, #""screen":"greeting","version":""#,
    ] { #expect(line.contains(part), "\(part)") }
    #expect(server.log.contains(#""path":"/screens/settings""#))
    #expect(server.log.split(separator: "\n").count { $0.contains(#""screen":"#) } == 2)
    #expect(!server.log.contains("secret") && !server.log.contains("\u{1B}"))
  }

  @Test("A line tells how many diagnostics a rendering told, where there are any")
  func diagnostics() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path, ["--log", "json"])
    let json = ["Content-Type: application/json"]
    #expect(Reply.get(server.port, "/screens/greeting", json, method: "POST", body: #"{"name": 1}"#)?.status == 400)
    #expect(Reply.get(server.port, "/screens/faulty")?.status == 500)
    #expect(Reply.get(server.port, "/screens/greeting")?.status == 200)
    #expect(ServerProcess.eventually { server.log.split(separator: "\n").count == 3 })
    for line in server.log.split(separator: "\n") {
      #expect(line.contains(#","diagnostics":1"#) == !line.contains(#""status":200"#), "\(line)")
    }
  }

  @Test("A coding is undone by a client that knows it", arguments: ["gzip", "br", "zstd"])
  func codings(_ coding: String) throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let plain = try #require(Reply.get(server.port, "/screens/long"))
    let output = SiteFiles([:])
    let null = open("/dev/null", O_WRONLY)
    defer { close(null) }
    let curl = try ServerProcess.spawn(
      [
        "/usr/bin/curl", "--silent", "--compressed", "--header", "Accept-Encoding: \(coding)", "--output",
        "\(output.path)/body", "http://127.0.0.1:\(server.port)/screens/long",
      ], [:], output: null, errors: null)
    var status: Int32 = 0
    waitpid(curl, &status, 0)
    #expect(status == 0)
    #expect(FileBytes.read("\(output.path)/body", limit: 1 << 20) == plain.body)
  }
}
