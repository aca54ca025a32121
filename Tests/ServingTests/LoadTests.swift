import Glibc
import Paravent
import Synchronization
import Testing

@testable import Serving

@Suite struct LoadTests {
  private static let screen = #"{"parameters": {"text": {"type": "string"}}, "body": "${text}"}"#

  @Test("What one client alone wants takes turns with what all want, and both lines end")
  func lane() {
    let lane = WorkerLane(threads: 1, places: 2)
    let (gate, begun, done) = (Semaphore(), Semaphore(), Semaphore())
    let order = Mutex("")
    #expect(
      lane.add(.own) {
        begun.signal()
        gate.wait()
      })
    begun.wait()
    func add(_ kind: WorkerLane.Kind, _ letter: String) -> Bool {
      lane.add(kind) {
        order.withLock { $0 += letter }
        done.signal()
      }
    }
    #expect([add(.own, "o"), add(.own, "o"), add(.own, "o")] == [true, true, false])
    #expect([add(.shared, "s"), add(.shared, "s"), add(.shared, "s")] == [true, true, false])
    gate.signal()
    for _ in 0..<4 { done.wait() }
    #expect(order.withLock(\.self) == "soso")
  }

  @Test("Work is not begun for a client that has gone, and refused where the line is full")
  func workshop() {
    var settings = ServerSettings()
    (settings.workers, settings.renderQueue) = (1, 1)
    let workshop = Workshop(settings, patience: -1)
    let counter = Counter()
    counter.occupy(workshop)
    workshop.order(Work(key: nil) { .response(HTTPResponse(201)) }, unless: { true }, for: counter.take)
    workshop.order(Work(key: nil) { .response(HTTPResponse(202)) }, unless: { false }, for: counter.take)
    counter.done.wait()
    #expect(counter.statuses.withLock(\.self) == [503])
    counter.gate.signal()
    for _ in 0..<2 { counter.done.wait() }
    #expect(counter.statuses.withLock { $0.sorted() } == [200, 503, 503])
  }

  @Test("What is the same for all is made as long as one of them is there")
  func sharedWork() {
    var settings = ServerSettings()
    settings.workers = 1
    let workshop = Workshop(settings, patience: -1)
    let counter = Counter()
    counter.occupy(workshop)
    func key(_ name: String) -> RepresentationKey { RepresentationKey(name: name, version: "", coding: .identity) }
    let left = Work(key: key("left")) { .response(HTTPResponse(201)) }
    let wanted = Work(key: key("wanted")) { .response(HTTPResponse(202)) }
    for isGone in [true, true] { workshop.order(left, unless: { isGone }, for: counter.take) }
    for isGone in [true, false] { workshop.order(wanted, unless: { isGone }, for: counter.take) }
    counter.gate.signal()
    for _ in 0..<5 { counter.done.wait() }
    #expect(counter.statuses.withLock { $0.sorted() } == [200, 202, 202, 503, 503])
  }

  @Test("A client that closes its side when it has sent a post gets its answer")
  func halfClosed() throws {
    let files = SiteFiles(["screens/a.json": Self.screen])
    let server = try ServerProcess(files.path)
    let body = #"{"text": "hello"}"#
    var connection = try Connection(to: server.port)
    connection.send(
      "POST /screens/a.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    connection.endSending()
    #expect(String(decoding: connection.read(), as: UTF8.self).hasSuffix("hello\n"))
  }

  @Test("Files are sent however little memory there is, and so is what a handler has done")
  func exempt() async throws {
    let files = SiteFiles([
      "screens/settings.json": Screens.settings, "assets/a.txt": String(repeating: "a", count: 300_000),
    ])
    var handlers = ActionHandlers()
    handlers.answer("save", with: { _ in .done })
    let router = try Router(files, handlers: handlers)
    #expect(router.answer("GET", "/assets/a.txt").isExempt && router.answer("GET", "/screens/settings").isExempt)
    let saved = await router.postAside(
      "/screens/settings/actions", #"{"action": {"handler": "save", "arguments": {"id": 7}}}"#)
    #expect(saved.status == 200 && saved.isExempt)
    #expect(!router.post("/screens/settings", "{}").isExempt)
  }

  @Test("What is posted is read where it holds up nobody", arguments: ["{", "action=%7B", "action=%22save%22"])
  func posted(_ body: String) throws {
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings]))
    let type = body.hasPrefix("{") ? "application/json" : "application/x-www-form-urlencoded"
    let request = HTTPRequest(
      "POST", "/screens/settings/actions", headers: HTTPHeaders([("Content-Type", type)]), body: Array(body.utf8))
    guard case .work(let work) = router.plan(request) else {
      Issue.record("the body was read at once")
      return
    }
    #expect(work.key == nil)
  }

  @Test("Bodies for which there is no memory are refused, and others are taken again afterwards")
  func memory() throws {
    let files = SiteFiles(["screens/a.json": Self.screen])
    let server = try ServerProcess(files.path, ["--memory", "100000"])
    func post(_ count: Int) throws -> String {
      let body = #"{"text": "\#(String(repeating: "a", count: count))"}"#
      var connection = try Connection(to: server.port)
      connection.send(
        "POST /screens/a.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
      return String(decoding: connection.read(), as: UTF8.self)
    }
    for _ in 0..<3 {
      let large = try post(150_000)
      #expect(large.hasPrefix("HTTP/1.1 503 ") && large.contains("Retry-After: 1\r\n"))
      #expect(try post(5_000).hasPrefix("HTTP/1.1 200 "))
      // The body alone would fit, the response as well does not.
      #expect(try post(70_000).hasPrefix("HTTP/1.1 503 "))
    }
  }

  @Test("All who ask for the folder before it is read are answered by one reading")
  func reloads() {
    let (begun, gate) = (Semaphore(), Semaphore())
    let count = Atomic(0)
    let turn = ReloadTurn {
      count.add(1, ordering: .sequentiallyConsistent)
      begun.signal()
      gate.wait()
    }
    turn.ask()
    begun.wait()
    for _ in 0..<50 { turn.ask() }
    gate.signal()
    begun.wait()
    gate.signal()
    turn.ask()
    begun.wait()
    #expect(count.load(ordering: .sequentiallyConsistent) == 3)
    gate.signal()
  }

  @Test("Bodies that would take a thread too long are not compressed")
  func large() {
    let bytes = [UInt8](repeating: 0x61, count: Compressor.sizes.upperBound + 1)
    #expect(Compressor.compress(bytes, .gzip, .kept) == nil)
    #expect(Compressor.compress(Array(bytes.dropLast()), .gzip, .kept) != nil)
  }

  static let hosts: [(host: String?, status: Int)] = [
    ("localhost:8080", 200), ("127.0.0.1", 200), ("[::1]:8080", 200), ("a.localhost", 200), (nil, 200),
    ("friend.example:81", 200), ("evil.example", 421), ("127.evil.example", 421), ("localhost.evil.example", 421),
    ("friend.example", 421), ("", 421),
  ]

  @Test("A name of another site that leads here gets nothing of an author's server", arguments: hosts)
  func host(_ host: String?, _ status: Int) throws {
    let files = SiteFiles(["screens/a.json": #"{"body": "A"}"#])
    let fields = host.map { ["Host": $0] } ?? [:]
    let router = try Router(files) { ($0.isWatching, $0.origins) = (true, ["https://friend.example:81"]) }
    #expect(router.answer("GET", "/screens/a", fields).status == status)
    #expect(try Router(files).answer("GET", "/screens/a", fields).status == 200)
    #expect(
      try Router(files) { ($0.isWatching, $0.host) = (true, "0.0.0.0") }.answer("GET", "/livez", fields).status == 200)
  }
}

/// Clients of a workshop, whose answers are counted, behind work that goes on until it is let go.
private final class Counter: Sendable {
  let (gate, done) = (Semaphore(), Semaphore())
  let statuses = Mutex<[Int]>([])

  /// Keeps a thread busy.
  func occupy(_ workshop: Workshop) {
    let begun = Semaphore()
    workshop.order(
      Work(key: nil) { [gate] in
        begun.signal()
        gate.wait()
        return .response(HTTPResponse(200))
      }, unless: { false }, for: take)
    begun.wait()
  }

  @Sendable func take(_ product: Work.Product) {
    if case .response(let response) = product { statuses.withLock { $0.append(response.status) } }
    done.signal()
  }
}
