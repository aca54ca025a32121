import Diagnostics
import Glibc
import Testing

@testable import Serving

@Suite struct UnreadableTests {
  /// How a file is there and cannot be read, also by a superuser.
  enum Obstacle: CaseIterable {
    case folder, lostLink, leadingOut

    func put(at path: String) {
      switch self {
      case .folder: mkdir(path, 0o755)
      case .lostLink: symlink("nowhere", path)
      case .leadingOut: symlink("/etc/passwd", path)
      }
    }
  }

  @Test(
    "Data that cannot be read are an error of their screen, which examples do not hide", arguments: Obstacle.allCases)
  func data(_ obstacle: Obstacle) throws {
    let files = SiteFiles([
      "screens/greeting.json": Screens.greeting, "screens/other.json": #"{"body": "a"}"#, "data/other.json": "{}",
    ])
    obstacle.put(at: "\(files.path)/data/greeting.json")
    let router = try Router(files)
    let page = router.answer("GET", "/screens/greeting.txt")
    #expect(page.status == 500 && page.text.contains("cannot be read") && page.text.contains("data/greeting.json"))
    #expect(router.post("/screens/greeting/actions", #"{"action": []}"#).status == 500)
    #expect(router.post("/screens/greeting", #"{"name": "Ada"}"#).status == 200)
    #expect(router.answer("GET", "/screens/other").status == 200)
  }

  @Test("Data that are no JSON are not replaced by examples when an action comes either")
  func faulty() throws {
    let router = try Router(SiteFiles(["screens/greeting.json": Screens.greeting, "data/greeting.json": "{"]))
    #expect(router.post("/screens/greeting/actions", #"{"action": []}"#).status == 500)
    let given = router.post("/screens/greeting/actions", #"{"action": [], "data": {"name": "Eve"}}"#)
    #expect(given.status == 200 && given.text.contains("Eve"))
  }

  @Test("Documents that cannot be read are told, and a screen that was good stays", arguments: Obstacle.allCases)
  func documents(_ obstacle: Obstacle) throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "design-systems/b.json": #"{"designSystem": "b"}"#])
    let loader = try #require(SiteLoader(files.path))
    let good = loader.load()
    #expect(!good.hasErrors)
    for name in ["screens/a.json", "screens/c.json", "design-systems/d.json", "handlers.json"] {
      unlink("\(files.path)/\(name)")
      obstacle.put(at: "\(files.path)/\(name)")
    }
    let read = loader.load(after: good)
    let names = read.reports.flatMap(\.diagnostics).filter { $0.message.contains("cannot be read") }.map(\.file)
    #expect(names == ["design-systems/d.json", "screens/a.json", "screens/c.json", "handlers.json"])
    let router = Router(read.keepingGood(of: good))
    #expect(router.answer("GET", "/screens/a.txt").text == "a\n")
    #expect(router.answer("GET", "/screens/c").status == 500)
    #expect(router.answer("GET", "/screens/c.screen.json").status == 500)
    #expect(router.answer("GET", "/design-systems/d.json").status == 404)
  }

  @Test("A folder of documents that cannot be read is told")
  func folder() throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "a"}"#, "design-systems": "a file"])
    symlink("/etc", "\(files.path)/data")
    let site = try #require(SiteLoader(files.path)).load()
    #expect(site.reports.flatMap(\.diagnostics).map(\.file) == ["design-systems", "data"])
  }
}
