import Testing

@testable import Serving

@Suite struct HeaderTests {
  private static let files: KeyValuePairs = ["screens/a.json": #"{"body": "Hello"}"#]

  @Test("Scripts of configured origins may read responses, others may not")
  func origins() throws {
    let router = try Router(SiteFiles(Self.files)) { $0.origins = ["https://friend.example"] }
    let friend = router.answer("GET", "/screens/a", ["Origin": "https://friend.example"])
    #expect(friend.headers["Access-Control-Allow-Origin"] == "https://friend.example")
    #expect(friend.headers["Access-Control-Expose-Headers"] == "ETag, Location, Retry-After, X-Request-Id")
    #expect(friend.headers["Vary"]?.hasSuffix(", Origin") == true)
    let other = router.answer("GET", "/screens/a", ["Origin": "https://evil.example"])
    #expect(other.headers["Access-Control-Allow-Origin"] == nil && other.headers["Vary"]?.hasSuffix(", Origin") == true)
    let asked = router.answer(
      "OPTIONS", "/screens/a", ["Origin": "https://friend.example", "Access-Control-Request-Method": "POST"])
    #expect(asked.status == 204)
    #expect(asked.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST, OPTIONS")
    #expect(asked.headers["Access-Control-Allow-Headers"]?.contains("Content-Type") == true)
    let plain = try Router(SiteFiles(Self.files)).answer("GET", "/screens/a", ["Origin": "https://friend.example"])
    #expect(plain.headers["Access-Control-Allow-Origin"] == nil && plain.headers["Vary"]?.contains("Origin") == false)
  }

  @Test("An identifier that a client gives comes back where it can stand in a header")
  func identifiers() throws {
    let router = try Router(SiteFiles(Self.files))
    #expect(router.answer("GET", "/", ["X-Request-Id": "abc-1"]).headers["X-Request-Id"] == "abc-1")
    #expect(router.answer("GET", "/", ["X-Request-Id": "a b"]).headers["X-Request-Id"] == nil)
    #expect(
      router.answer("GET", "/", ["X-Request-Id": String(repeating: "a", count: 129)]).headers["X-Request-Id"] == nil)
    let trace = String(repeating: "1a", count: 16)
    let traced = router.answer("GET", "/", ["traceparent": "00-\(trace)-00f067aa0ba902b7-01"])
    #expect(traced.headers["X-Request-Id"] == trace)
  }

  @Test("A page's policy admits its own style sheet by its digest")
  func policy() {
    let page = Array("<head><style>a{}</style><script>b()</script></head>".utf8)
    let policy = PagePolicy.policy(of: page)
    #expect(policy.contains("style-src 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"))
    #expect(policy.contains("script-src 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"))
    #expect(policy.contains("default-src 'none'"))
    #expect(!PagePolicy.policy(of: Array("<p>".utf8)).contains("script-src"))
  }

  @Test("Digests are those of the standards")
  func digests() {
    let policy = PagePolicy.policy(of: Array("<style>abc</style>".utf8))
    #expect(policy.contains("style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"))
  }

  @Test("Encrypted connections are said to stay so")
  func transport() throws {
    let secure = try Router(SiteFiles(Self.files)) { $0.certificate = "a.pem" }
    #expect(secure.answer("GET", "/").headers["Strict-Transport-Security"] == "max-age=63072000")
    #expect(try Router(SiteFiles(Self.files)).answer("GET", "/").headers["Strict-Transport-Security"] == nil)
  }
}
