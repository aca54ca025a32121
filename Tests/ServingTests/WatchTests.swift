import Glibc
import Synchronization
import Testing

@testable import Serving

@Suite struct WatchTests {
  private static func serves(_ port: Int, _ text: String) -> Bool {
    ServerProcess.eventually { Reply.get(port, "/screens/a.txt")?.text == "\(text)\n" }
  }

  private static func screen(_ text: String) -> String { #"{"body": "\#(text)"}"# }

  @Test("A change is served although other files are written all the time")
  func busy() throws {
    let files = SiteFiles(["screens/a.json": Self.screen("one"), "assets/a.txt": ""])
    let server = try ServerProcess(files.path, ["--watch"])
    // From here on the folder is watched for certain.
    files.write(Self.screen("more"), to: "screens/a.json")
    #expect(Self.serves(server.port, "more"))
    files.write(Self.screen("most"), to: "screens/a.json")
    #expect(Self.serves(server.port, "most"))
    let path = files.path
    let isDone = Flag()
    let writer = TestThread {
      while !isDone.value.load(ordering: .relaxed) {
        close(open("\(path)/assets/a.txt", O_WRONLY | O_TRUNC))
        usleep(10_000)
      }
      return true
    }
    files.write(Self.screen("two"), to: "screens/a.json")
    let isServed = Self.serves(server.port, "two")
    isDone.value.store(true, ordering: .relaxed)
    #expect(writer.wait() == true && isServed)
  }

  @Test("A folder that vanishes is told of, and watched again when it is back")
  func back() throws {
    let parent = SiteFiles(["site/screens/a.json": Self.screen("one")])
    let server = try ServerProcess("\(parent.path)/site", ["--watch"])
    for text in ["two", "three"] {
      #expect(rename("\(parent.path)/site", "\(parent.path)/gone-\(text)") == 0)
      #expect(
        ServerProcess.eventually {
          server.complaints.ranges(of: "not there any more").count == (text == "two" ? 1 : 2)
        })
      #expect(Reply.get(server.port, "/screens/a.txt")?.status == 200)
      parent.write(Self.screen(text), to: "site/screens/a.json")
      #expect(Self.serves(server.port, text))
      parent.write(Self.screen("\(text) more"), to: "site/screens/a.json")
      #expect(Self.serves(server.port, "\(text) more"))
    }
  }

  @Test("A link is followed to where it leads now", arguments: [[], ["--watch"]])
  func link(_ options: [String]) throws {
    let parent = SiteFiles(["1/screens/a.json": Self.screen("one"), "2/screens/a.json": Self.screen("two")])
    symlink("1", "\(parent.path)/current")
    let server = try ServerProcess("\(parent.path)/current", options)
    #expect(Self.serves(server.port, "one"))
    symlink("2", "\(parent.path)/next")
    rename("\(parent.path)/next", "\(parent.path)/current")
    if options.isEmpty { server.signal(SIGHUP) }
    #expect(Self.serves(server.port, "two"))
    parent.write(Self.screen("three"), to: "2/screens/a.json")
    if options.isEmpty { server.signal(SIGHUP) }
    #expect(Self.serves(server.port, "three"))
  }

  @Test("A volume of Kubernetes, whose files are links through a hidden folder, is served and watched")
  func volume() throws {
    let files = SiteFiles([
      "screens/..1/a.json": Self.screen("one"), "screens/..2/a.json": Self.screen("two"),
      "data/..1/a.json": "{}", "assets/..1/a.txt": "text",
    ])
    for folder in ["screens", "data", "assets"] {
      symlink("..1", "\(files.path)/\(folder)/..data")
      let name = folder == "assets" ? "a.txt" : "a.json"
      symlink("..data/\(name)", "\(files.path)/\(folder)/\(name)")
    }
    let server = try ServerProcess(files.path, ["--watch"])
    #expect(Self.serves(server.port, "one"))
    #expect(Reply.get(server.port, "/assets/a.txt")?.text == "text")
    #expect(Reply.get(server.port, "/assets/..1/a.txt")?.status == 404)
    #expect(!server.complaints.contains("not served"))
    symlink("..2", "\(files.path)/screens/..data_tmp")
    rename("\(files.path)/screens/..data_tmp", "\(files.path)/screens/..data")
    #expect(Self.serves(server.port, "two"))
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}
