import Synchronization
import Testing

@testable import Serving

@Suite struct CachingTests {
  private static let long =
    #"{"body": {"view": "VStack", "children": ["# + (0..<90).map { "\"Line \($0) of a page\"" }.joined(separator: ",")
    + "]}}"

  /// What a client sends back, and whether it has the body already.
  static let validators = [
    ("TAG", true), ("W/TAG", true), ("\"other\", TAG", true), ("W/\"other\",W/TAG", true), ("*", true),
    ("\"other\"", false), ("nonsense", false), ("", false), (" * ", true), ("\"a,b*\", TAG", true), (", TAG ,,", true),
    ("\"a,*b\"", false), ("\"a, * \"", false), ("*, TAG", false), ("*TAG", false), ("TAG, nonsense", false),
    ("TAG TAG", false), ("w/TAG", false), ("TAG, \"a", false), ("\"a b\", TAG", false), ("W/, TAG", false),
  ]

  @Test("A tag that is sent back is compared weakly", arguments: validators)
  func conditional(_ field: String, _ isKnown: Bool) throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long]))
    for coding in ["identity", "gzip", "br", "zstd"] {
      let first = router.answer("GET", "/screens/a", ["Accept-Encoding": coding])
      let tag = try #require(first.headers["ETag"])
      let sent = field.replacing("TAG", with: tag)
      let second = router.answer("GET", "/screens/a", ["Accept-Encoding": coding, "If-None-Match": sent])
      #expect(second.status == (isKnown ? 304 : 200))
      guard isKnown else { continue }
      #expect(second.bytes.isEmpty && second.headers["Content-Type"] == nil)
      for name in ["ETag", "Vary", "Cache-Control"] { #expect(second.headers[name] == first.headers[name]) }
    }
  }

  @Test("A tag that is weak is compared as a strong one")
  func weak() throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long])) { $0.entityTags = .weak }
    let tag = try #require(router.answer("GET", "/screens/a").headers["ETag"])
    #expect(tag.hasPrefix("W/\"") && tag.hasSuffix("\""))
    for sent in [tag, String(tag.dropFirst(2)), "*"] {
      let again = router.answer("GET", "/screens/a", ["If-None-Match": sent])
      #expect(again.status == 304 && again.headers["ETag"] == tag)
    }
  }

  @Test("Without tags nothing is answered with 304, nor described so", arguments: ["/screens/a", "/assets/a.txt", "/"])
  func untagged(_ target: String) throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long, "assets/a.txt": "a"])) { $0.entityTags = .off }
    for _ in 0..<2 {
      let response = router.answer("GET", target, ["If-None-Match": "*"])
      #expect(response.status == 200 && response.headers["ETag"] == nil && !response.bytes.isEmpty)
    }
    let description = router.answer("GET", "/openapi.json").text
    #expect(!description.contains("\"304\"") && !description.contains("\"If-None-Match\""))
  }

  @Test("A tag that a compressing proxy has changed still holds", arguments: ["-gzip", ";gzip", "--gzip"])
  func proxy(_ end: String) throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long]))
    let tag = try #require(router.answer("GET", "/screens/a").headers["ETag"])
    let changed = String(tag.dropLast()) + end + "\""
    #expect(router.answer("GET", "/screens/a", ["If-None-Match": changed]).status == 304)
    #expect(router.answer("GET", "/screens/a", ["If-None-Match": "W/" + changed]).status == 304)
  }

  @Test("Each form and coding has a tag of its own, which another folder changes")
  func tags() throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long]))
    var tags: Set<String> = []
    for target in ["/screens/a.html", "/screens/a.txt", "/screens/a.json", "/screens/a.screen.json"] {
      for coding in ["identity", "gzip", "br", "zstd"] {
        let response = router.answer("GET", target, ["Accept-Encoding": coding])
        #expect(response.headers["Content-Encoding"] == (coding == "identity" ? nil : coding))
        tags.insert(response.headers["ETag"] ?? "")
      }
    }
    #expect(tags.count == 16)
    let other = try Router(SiteFiles(["screens/a.json": Self.long.replacing("Line 1", with: "Row 1")]))
    #expect(other.answer("GET", "/screens/a").headers["ETag"] != router.answer("GET", "/screens/a").headers["ETag"])
  }

  @Test("What is asked for again is not rendered again")
  func hits() throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long]))
    for _ in 0..<3 { _ = router.answer("GET", "/screens/a") }
    #expect(router.metrics.renders.load(ordering: .relaxed) == 1)
    #expect(router.metrics.hits.load(ordering: .relaxed) == 2)
    _ = router.answer("GET", "/screens/a?width=40")
    #expect(router.metrics.renders.load(ordering: .relaxed) == 1)
    _ = router.answer("GET", "/screens/a.txt?width=40")
    #expect(router.metrics.renders.load(ordering: .relaxed) == 2)
  }

  @Test("The cache keeps no more than it may")
  func bound() throws {
    let router = try Router(SiteFiles(["screens/a.json": Self.long])) { $0.cacheSize = 200_000 }
    for width in 20...120 { _ = router.answer("GET", "/screens/a.txt?width=\(width)") }
    _ = router.answer("GET", "/screens/a.txt?width=20")
    #expect(router.metrics.hits.load(ordering: .relaxed) == 0)
    _ = router.answer("GET", "/screens/a.txt?width=120")
    #expect(router.metrics.hits.load(ordering: .relaxed) == 1)
    let none = try Router(SiteFiles(["screens/a.json": Self.long])) { $0.cacheSize = 0 }
    for _ in 0..<2 { #expect(none.answer("GET", "/screens/a").status == 200) }
    #expect(none.metrics.renders.load(ordering: .relaxed) == 2)
  }

  @Test("Data of a request make its answer private, and are not kept")
  func privateData() throws {
    let router = try Router(SiteFiles(["screens/greeting.json": Screens.greeting]))
    let response = router.post("/screens/greeting", #"{"name": "Ada"}"#, ["Accept": "text/plain"])
    #expect(response.status == 200 && response.text == "Hello Ada\n")
    #expect(response.headers["Cache-Control"] == "private, no-cache" && response.headers["ETag"] == nil)
    #expect(router.answer("GET", "/screens/greeting.txt").text == "Hello you\n")
    let wrong = router.post("/screens/greeting", #"{"name": 5}"#)
    #expect(wrong.status == 400 && wrong.text.contains(#""code": "wrong-type""#))
    #expect(router.post("/screens/greeting", "{").status == 400)
    let shared = try Router(SiteFiles(["screens/a.json": Self.long])) { $0.cacheControl = "public, max-age=60" }
    #expect(shared.answer("GET", "/screens/a").headers["Cache-Control"] == "public, max-age=60")
  }

  @Test("An asset is immutable under the digest of its content, and a picture runs nothing")
  func assets() throws {
    let router = try Router(SiteFiles(["assets/a.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"]))
    let plain = router.answer("GET", "/assets/a.svg")
    #expect(plain.headers["Content-Type"] == "image/svg+xml" && plain.headers["Cache-Control"] == "no-cache")
    #expect(plain.headers["Content-Security-Policy"]?.hasSuffix("sandbox") == true)
    let digest = try #require(plain.headers["ETag"]).filter { $0 != "\"" }
    let pinned = router.answer("GET", "/assets/a.svg?v=\(digest)")
    #expect(pinned.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(router.answer("GET", "/assets/a.svg?v=old").headers["Cache-Control"] == "no-cache")
  }
}
