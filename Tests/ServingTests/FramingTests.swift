import Glibc
import Testing

@testable import Serving

@Suite struct FramingTests {
  @Test(
    "A request whose end is not clear is refused, and its connection closed",
    arguments: [
      [("Content-Length", "6"), ("Transfer-Encoding", "chunked")],
      [("Transfer-Encoding", "chunked"), ("content-length", "6")],
      [("Content-Length", "0"), ("Content-Length", "56")], [("Content-Length ", "56")],
      [("Transfer-Encoding", "xchunked")], [("Transfer-Encoding", "ch unked")], [("Transfer-Encoding", "\u{B}chunked")],
      [("Transfer-Encoding", "chunked\u{C}")], [("Transfer-Encoding", "chunked;x=1")], [("", "x")],
      [("Transfer-Encoding", "gzip, chunked")], [("Host", "a"), ("host", "b")], [("X", "a\rContent-Length: 5")],
    ])
  func unclear(fields: [(String, String)]) throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "A"}"#]))
    let request = HTTPRequest("GET", "/livez", headers: HTTPHeaders(fields.map { (name: $0.0, value: $0.1) }))
    let response = router.respond(to: request)
    #expect(response.status == 400 && response.headers["Connection"] == "close")
  }

  @Test("A body whose end is not clear is not waited for")
  func early() throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "A"}"#])
    let server = try ServerProcess(files.path, ["--request-timeout", "600"])
    var connection = try Connection(to: server.port)
    connection.send("POST /screens/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x, chunked\r\n\r\n")
    let status = connection.status()
    #expect(status == 400)
  }

  @Test("A head that libmicrohttpd cannot hold is no request for ever", arguments: ["Cookie", "query"])
  func unread(_ place: String) throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "A"}"#])
    var server = try ServerProcess(files.path, ["--request-timeout", "1", "--log", "json"])
    for _ in 0..<3 {
      var connection = try Connection(to: server.port)
      let cookies = "Cookie: " + String(repeating: "n=v; ", count: 2_000) + "\r\n"
      let query = "?" + String(repeating: "a&", count: 2_000)
      connection.send(
        "GET /livez\(place == "query" ? query : "") HTTP/1.1\r\nHost: a\r\n\(place == "Cookie" ? cookies : "")\r\n")
      _ = connection.read()
    }
    let isOver = ServerProcess.eventually {
      Reply.get(server.port, "/metrics")?.text.contains("http_server_active_requests 1\n") ?? false
    }
    #expect(isOver)
    server.signal(SIGTERM)
    #expect(server.wait() == 0 && !server.complaints.contains("unanswered"))
    #expect(server.log.ranges(of: #""error":"the head cannot be read""#).count == 3)
  }

  @Test("A request whose end is clear is answered")
  func clear() throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "A"}"#]))
    for fields in [[("Host", "a"), ("Content-Length", "0")], [("Transfer-Encoding", "Chunked ")]] {
      let request = HTTPRequest("GET", "/livez", headers: HTTPHeaders(fields.map { (name: $0.0, value: $0.1) }))
      #expect(router.respond(to: request).status == 200)
    }
  }
}
