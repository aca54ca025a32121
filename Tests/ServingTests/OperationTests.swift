import Glibc
import Testing

@testable import Serving

@Suite struct OperationTests {
  private static let files: KeyValuePairs = [
    "screens/greeting.json": Screens.greeting, "data/greeting.json": #"{"name": "Grace"}"#,
  ]

  @Test("The end under load loses no request that was accepted")
  func drain() throws {
    let files = SiteFiles(Self.files)
    var server = try ServerProcess(files.path, ["--log", "none"])
    let port = server.port
    // Each client counts the requests that were accepted and not answered.
    let clients = (0..<8).map { _ in
      TestThread { () -> (answered: Int, lost: Int) in
        var (answered, lost) = (0, 0)
        while var connection = Connection(port) {
          guard connection.send("GET /screens/greeting.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n") else {
            break
          }
          if connection.response()?.text == "Hello Grace\n" { answered += 1 } else { lost += 1 }
        }
        return (answered, lost)
      }
    }
    usleep(500_000)
    server.signal(SIGTERM)
    let status = server.wait()
    #expect(status == 0)
    let counts = clients.compactMap { $0.wait() }
    #expect(counts.allSatisfy { $0.answered > 0 } && counts.map(\.lost) == Array(repeating: 0, count: 8))
  }

  @Test("A server that is about to end says so while it still listens")
  func readiness() throws {
    let files = SiteFiles(Self.files)
    var server = try ServerProcess(files.path, ["--drain-delay", "2"])
    #expect(Reply.get(server.port, "/readyz")?.status == 200)
    server.signal(SIGTERM)
    let port = server.port
    #expect(ServerProcess.eventually { Reply.get(port, "/readyz")?.status == 503 })
    let reply = try #require(Reply.get(port, "/screens/greeting.txt"))
    #expect(reply.status == 200 && reply["Connection"]?.lowercased() == "close")
    let status = server.wait()
    #expect(status == 0 && Reply.get(port, "/livez") == nil)
  }

  @Test("A request that is cut off at the end stands in the log")
  func cut() throws {
    let hook = WebhookServer(answering: "")
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "handlers.json": #"{"*": "http://127.0.0.1:\#(hook.port)/"}"#,
    ])
    var server = try ServerProcess(files.path, ["--log", "json", "--shutdown-timeout", "1", "--webhook-timeout", "60"])
    let client = try Connection(to: server.port)
    let body = #"{"action": "leave"}"#
    client.send(
      "POST /screens/settings/actions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    usleep(300_000)
    server.signal(SIGTERM)
    let status = server.wait()
    #expect(status == 0 && server.log.contains(#""route":"/screens/{name}/actions","status":503"#))
    #expect(server.log.contains(#""error":"cut off at the end of the server""#))
  }

  @Test("A client that sends a byte at a time is cut off, while others are served")
  func slow() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path, ["--request-timeout", "3"])
    let port = server.port
    let slow = TestThread { () -> Bool in
      guard var connection = Connection(port) else { return false }
      for byte in "GET /screens/greeting.txt HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "a", count: 400) {
        guard connection.send(String(byte)) else { return true }
        usleep(100_000)
      }
      return connection.read().isEmpty
    }
    let body = TestThread { () -> Bool in
      guard var connection = Connection(port) else { return false }
      connection.send(
        "POST /screens/greeting HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n")
      return connection.read().isEmpty
    }
    for _ in 0..<20 {
      #expect(Reply.get(port, "/screens/greeting.txt")?.text == "Hello Grace\n")
      usleep(50_000)
    }
    #expect(slow.wait() == true && body.wait() == true)
  }

  @Test("A thousand idle connections do not stop others")
  func idle() throws {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(7), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(7), &limit)
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    var idle: [Int32] = []
    defer { for socket in idle { close(socket) } }
    for _ in 0..<1_000 {
      guard let connection = Connection(server.port) else { break }
      idle.append(connection.release())
    }
    #expect(idle.count == 1_000)
    for _ in 0..<10 { #expect(Reply.get(server.port, "/screens/greeting.txt")?.text == "Hello Grace\n") }
  }

  @Test("More connections than are allowed of one address are not served")
  func addresses() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path, ["--connections-per-address", "2"])
    let line = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"
    var first = try Connection(to: server.port)
    var second = try Connection(to: server.port)
    first.send(line)
    second.send(line)
    let statuses = [first.status(), second.status()]
    #expect(statuses == [200, 200])
    #expect(Reply.get(server.port, "/livez") == nil)
    first.send(line)
    let again = first.status()
    #expect(again == 200)
  }

  @Test("A signal reads the folder anew, and a fault leaves what was good")
  func reload() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let port = server.port
    #expect(Reply.get(port, "/screens/greeting.txt")?.text == "Hello Grace\n")
    files.write(#"{"name": "Ada"}"#, to: "data/greeting.json")
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { Reply.get(port, "/screens/greeting.txt")?.text == "Hello Ada\n" })
    files.write("{", to: "screens/greeting.json")
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("error[syntax]") })
    #expect(Reply.get(port, "/screens/greeting.txt")?.text == "Hello Ada\n")
    #expect(
      ServerProcess.eventually {
        Reply.get(port, "/metrics")?.text.contains("paravent_reloads_total{result=\"failure\"} 1\n") == true
      })
  }

  @Test("A folder that is gone leaves what was served, which is told and counted")
  func gone() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path)
    let port = server.port
    #expect(rename("\(files.path)/screens", "\(files.path)/elsewhere") == 0)
    server.signal(SIGHUP)
    #expect(ServerProcess.eventually { server.complaints.contains("no screens any more") })
    #expect(!server.complaints.contains("anew"))
    #expect(Reply.get(port, "/screens/greeting.txt")?.text == "Hello Grace\n")
    #expect(Reply.get(port, "/metrics")?.text.contains("paravent_reloads_total{result=\"failure\"} 1\n") == true)
  }

  @Test("Changes of a folder that is watched are served at once, and clients are told")
  func watch() throws {
    let files = SiteFiles(Self.files)
    let server = try ServerProcess(files.path, ["--watch"])
    let port = server.port
    var listener = try Connection(to: port)
    listener.send("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let head = listener.response(toHead: true)
    #expect(head?.status == 200 && head?["Content-Type"] == "text/event-stream")
    #expect(head?["X-Accel-Buffering"] == "no")
    listener.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let hasVersion = listener.read(until: "event: version")
    #expect(hasVersion)
    #expect(Reply.get(port, "/screens/greeting")?.text.contains("paravent-events") == true)
    files.write(#"{"name": "Ada"}"#, to: "data/greeting.json")
    let hasOther = listener.read(until: "event: version")
    #expect(hasOther)
    #expect(ServerProcess.eventually { Reply.get(port, "/screens/greeting.txt")?.text == "Hello Ada\n" })
    files.write(#"{"body": "new"}"#, to: "screens/fresh.json")
    #expect(ServerProcess.eventually { Reply.get(port, "/screens/fresh.txt")?.text == "new\n" })
    files.write("{", to: "screens/fresh.json")
    #expect(
      ServerProcess.eventually { Reply.get(port, "/screens/fresh")?.text.contains("class=\"pv-notice\"") == true })
    #expect(Reply.get(port, "/screens/fresh.txt")?.text == "new\n")
  }
}
