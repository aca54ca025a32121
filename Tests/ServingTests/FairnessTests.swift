import Glibc
import Synchronization
import Testing

@testable import Serving

@Suite struct FairnessTests {
  @Test("A target takes half of the places, another one half of the rest, and each gets one")
  func shares() {
    var share = FairShare(places: 8)
    func taken(_ target: String) -> Int { (0..<8).count { _ in share.take(for: [target]) } }
    let counts = ["a", "b", "c", "d", "e"].map(taken)
    #expect(counts == [4, 2, 1, 1, 0] && share.free == 0)
    share.leave(["a"])
    #expect(!share.isOpen(to: ["a"]) && share.isOpen(to: ["e"]) && !share.isOpen(to: ["a", "e"]))
    #expect(share.isOpen(to: []))
  }

  @Test("Jobs of a target that is slow wait in a line with an end, and others go ahead")
  func lane() {
    let lane = WaitingLane(threads: 4, places: 4)
    let (gate, done) = (Semaphore(), Semaphore())
    let waits = Mutex<[Bool]>([])
    let taken = (0..<5).map { _ in
      lane.add(for: ["slow"]) { hasWaited in
        gate.wait()
        waits.withLock { $0.append(hasWaited) }
        done.signal()
      }
    }
    #expect(taken == [true, true, true, true, false])
    let other = Semaphore()
    #expect(lane.add(for: ["fast"]) { hasWaited in if !hasWaited { other.signal() } })
    #expect(other.wait(until: MonotonicClock.milliseconds + 30_000))
    for _ in 0..<4 { gate.signal() }
    for _ in 0..<4 { done.wait() }
    #expect(waits.withLock { $0.count { $0 } } == 2)
    #expect(lane.add(for: ["slow"]) { _ in done.signal() })
    done.wait()
  }

  private static let path = "/screens/settings/actions"
  private static let fields = ["Content-Type: application/json"]

  /// A connection that has posted an action and waits for what becomes of it.
  private func posted(_ action: String, to port: Int) throws -> Connection {
    let body = "{\"action\": \"\(action)\"}"
    let connection = try Connection(to: port)
    connection.send(
      "POST \(Self.path) HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return connection
  }

  @Test("A webhook that does not answer holds up no other")
  func starvation() throws {
    let slow = WebhookServer(answering: "")
    let fast = WebhookServer(answering: WebhookServer.answer(""))
    let files = SiteFiles([
      "screens/settings.json": Screens.settings,
      "handlers.json":
        #"{"leave": "http://127.0.0.1:\#(slow.port)/", "load": "http://127.0.0.1:\#(fast.port)/"}"#,
    ])
    let server = try ServerProcess(files.path, ["--webhook-timeout", "600"])
    let port = server.port
    let waiting = try occupy(40, at: port)
    let reply = Reply.get(port, Self.path, Self.fields, method: "POST", body: #"{"action": "load"}"#)
    #expect(reply?.status == 200)
    for socket in waiting { close(socket) }
  }

  /// Posts actions that are not answered, and waits until the server has them; returns the sockets, to be closed.
  private func occupy(_ count: Int, at port: Int) throws -> [Int32] {
    let sockets = try (0..<count).map { _ in try posted("leave", to: port).release() }
    let line = "active_requests \(count + 1)\n"
    #expect(ServerProcess.eventually { Reply.get(port, "/metrics")?.text.contains(line) == true })
    return sockets
  }

  @Test("More actions than have a place are refused for a while")
  func refusal() throws {
    let hook = WebhookServer(answering: "")
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "handlers.json": #"{"*": "http://127.0.0.1:\#(hook.port)/"}"#,
    ])
    let server = try ServerProcess(files.path, ["--webhook-timeout", "600", "--webhook-queue", "0"])
    let port = server.port
    let waiting = try occupy(16, at: port)
    let reply = Reply.get(port, Self.path, Self.fields, method: "POST", body: #"{"action": "leave"}"#)
    #expect(reply?.status == 503 && reply?["Retry-After"] == "600")
    #expect(reply?["Content-Type"] == "application/problem+json")
    for socket in waiting { close(socket) }
  }

  @Test("What a client that has gone wanted is not begun")
  func gone() throws {
    let hook = WebhookServer(answering: "")
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "handlers.json": #"{"*": "http://127.0.0.1:\#(hook.port)/"}"#,
    ])
    let server = try ServerProcess(files.path, ["--webhook-timeout", "3", "--log", "json"])
    let port = server.port
    let waiting = try occupy(16, at: port)
    close(try posted("leave", to: port).release())
    #expect(ServerProcess.eventually { server.log.contains(#""error":"the client went away before its turn""#) })
    for socket in waiting { close(socket) }
    #expect(
      ServerProcess.eventually {
        Reply.get(port, "/metrics")?.text.contains(#"paravent_webhook_requests_total{result="timeout"} 16\#n"#) == true
      })
  }
}
