import Testing

@testable import Serving

@Suite struct FramingTests {
  @Test(
    "A request whose end is not clear is refused, and its connection closed",
    arguments: [
      [("Content-Length", "6"), ("Transfer-Encoding", "chunked")],
      [("Transfer-Encoding", "chunked"), ("content-length", "6")],
      [("Content-Length", "0"), ("Content-Length", "56")], [("Content-Length ", "56")],
      [("Transfer-Encoding", "xchunked")],
      [("Transfer-Encoding", "gzip, chunked")], [("Host", "a"), ("host", "b")], [("X", "a\rContent-Length: 5")],
    ])
  func unclear(fields: [(String, String)]) throws {
    let router = try Router(SiteFiles(["screens/a.json": #"{"body": "A"}"#]))
    let request = HTTPRequest("GET", "/livez", headers: HTTPHeaders(fields.map { (name: $0.0, value: $0.1) }))
    let response = router.respond(to: request)
    #expect(response.status == 400 && response.headers["Connection"] == "close")
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
