import Glibc
import Synchronization
import Testing

@testable import Serving

@Suite struct AssetTests {
  private static let text = (0..<2_000).map { "Line \($0)\n" }.joined()
  private static let picture =
    #"{"body": {"view": "VStack", "children": ["#
    + #"{"view": "AsyncImage", "url": "/assets/a%20b.png"},"#
    + #"{"view": "AsyncImage", "url": "/assets/a b.png"},"#
    + #"{"view": "AsyncImage", "url": "/assets/none.png"}]}}"#

  @Test("A file is compressed once, however small the cache is, and answered with the same bytes")
  func once() throws {
    let router = try Router(SiteFiles(["assets/a.txt": Self.text])) { $0.cacheSize = 0 }
    for _ in 0..<3 {
      let response = router.answer("GET", "/assets/a.txt", ["Accept-Encoding": "gzip"])
      #expect(response.headers["Content-Encoding"] == "gzip" && response.status == 200)
      #expect(router.answer("GET", "/assets/a.txt").text == Self.text)
    }
    let version = try #require(router.store.current.assets["a.txt"]).version
    let pinned = router.answer("GET", "/assets/a.txt?v=\(version)", ["Accept-Encoding": "gzip"])
    #expect(pinned.bytes == router.answer("GET", "/assets/a.txt", ["Accept-Encoding": "gzip"]).bytes)
    #expect(pinned.headers.count(of: "Cache-Control") == 1)
    #expect(router.metrics.renders.load(ordering: .relaxed) == 2)
    #expect(router.metrics.hits.load(ordering: .relaxed) == 5)
  }

  @Test("A file that is as it was is taken over with what was made of it, and one that is not is made anew")
  func takenOver() throws {
    let files = SiteFiles(["assets/a.txt": "a", "assets/b.txt": "b"])
    let loader = try #require(SiteLoader(files.path))
    let first = loader.load()
    files.write("c", to: "assets/b.txt")
    let second = loader.load(after: first)
    #expect(first.assets["a.txt"] === second.assets["a.txt"] && first.assets["b.txt"] !== second.assets["b.txt"])
  }

  @Test("A large file comes whole over a connection, to several clients at a time")
  func large() throws {
    let content = String(repeating: Self.text, count: 100)
    let files = SiteFiles(["assets/a.txt": content])
    let server = try ServerProcess(files.path)
    let port = server.port
    let clients = (0..<4).map { _ in TestThread { Reply.get(port, "/assets/a.txt")?.text } }
    let response = try Router(files).answer("GET", "/assets/a.txt")
    for name in ["X-Content-Type-Options", "Content-Security-Policy", "Cache-Control"] {
      #expect(response.headers.count(of: name) == 1, "\(name)")
    }
    #expect(clients.map { $0.wait() } == Array(repeating: content, count: 4))
    #expect(Reply.get(port, "/assets/a.txt", method: "HEAD")?["Content-Length"] == String(content.utf8.count))
    #expect(Reply.get(port, "/assets/a.txt", ["If-None-Match: *"])?["Content-Length"] == String(content.utf8.count))
  }

  @Test("What is not served is told with its reason, each file at a time and the rest by their number")
  func omissions() throws {
    let files = SiteFiles(["assets/a.exe": "a", "assets/b.txt": "bbbb", "assets/c.txt": "cc", "screens/README.md": ""])
    symlink("/etc/passwd", "\(files.path)/assets/d.txt")
    var loader = try #require(SiteLoader(files.path))
    loader.assetsLimit = 3
    let site = loader.load()
    #expect(site.assets.keys.sorted() == ["c.txt"])
    #expect(
      site.omissions.sentences.sorted() == [
        #""assets/a.exe" is not served: files of its type are not"#,
        #""assets/b.txt" is not served: assets may have 3 bytes together"#,
        #""assets/d.txt" is not served: it leads nowhere that may be served"#,
        #""screens/README.md" is not served: names of documents end in ".json""#,
        "there are no screens in \"\(files.path)/screens\"",
      ])
    for number in 0..<40 { files.write("", to: "assets/\(number).exe") }
    let sentences = loader.load().omissions.sentences
    #expect(sentences.count == 22 && sentences.last == "24 more files are not served")
  }

  @Test("An operator reads what is not served, once and when it changes")
  func told() throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "assets/a.exe": "a"])
    let server = try ServerProcess(files.path)
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("anew") })
    #expect(server.complaints.split(separator: "\n").count { $0.contains("assets/a.exe") } == 1)
    files.write("", to: "assets/b.exe")
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("assets/b.exe") })
  }

  @Test("Pages name pictures and their script by their digests, under which they stay good")
  func pinned() throws {
    let files = SiteFiles(["screens/a.json": Self.picture, "assets/a b.png": "one"])
    let loader = try #require(SiteLoader(files.path))
    let router = try Router(files)
    let page = router.answer("GET", "/screens/a").text
    let version = try #require(router.store.current.assets["a b.png"]).version
    #expect(
      page.ranges(of: "src=\"/assets/a%20b.png?v=\(version)\"").count == 2 && page.contains("\"/assets/none.png\""))
    let urls = [#"src="(/assets/a[^"]*)""#, #"src="(/page.js[^"]*)""#]
    for pattern in urls {
      let url = try #require(try Regex(pattern).firstMatch(in: page)?[1].substring)
      #expect(router.answer("GET", String(url)).headers["Cache-Control"] == "public, max-age=31536000, immutable")
    }
    #expect(router.answer("GET", "/page.js").headers["Cache-Control"] == "no-cache")
    #expect(router.answer("GET", "/screens/a.json").text.contains(#""/assets/a%20b.png""#))
    files.write("two", to: "assets/a b.png")
    router.store.replace(by: loader.load(after: router.store.current))
    let other = router.answer("GET", "/screens/a").text
    #expect(other.contains("?v=") && !other.contains(version))
    let posted = router.post("/screens/a", "{}", ["Accept": "text/html"]).text
    #expect(posted.ranges(of: "src=\"/assets/a%20b.png?v=").count == 2)
  }
}
