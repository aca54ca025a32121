import Paravent
import Synchronization
import Testing

@testable import Serving

/// What holds for the handlers of one request together.
@Suite struct HandlerBoundTests {
  private static let path = "/screens/settings/actions"

  private func router(
    _ handlers: ActionHandlers, _ change: (inout ServerSettings) -> Void = { _ in }
  ) throws -> Router {
    try Router(SiteFiles(["screens/settings.json": Screens.settings]), handlers: handlers, change)
  }

  @Test("The handlers of a request share its time")
  func time() async throws {
    var handlers = ActionHandlers()
    handlers.answer("load") { _ in
      try await Task.sleep(for: .milliseconds(600))
      return .done
    }
    let router = try router(handlers) { $0.webhookTimeout = 1_000 }
    let late = await router.postAside(Self.path, #"{"action": ["load", "load"]}"#)
    #expect(late.status == 504 && late.text.contains("in time"))
  }

  @Test("A closure that takes too long is cancelled")
  func cancellation() async throws {
    let isCancelled = Atomic(false)
    var handlers = ActionHandlers()
    handlers.answer("leave") { _ in
      try? await Task.sleep(for: .seconds(600))
      isCancelled.store(Task.isCancelled, ordering: .relaxed)
      return .done
    }
    let router = try router(handlers) { $0.webhookTimeout = 100 }
    #expect(await router.postAside(Self.path, #"{"action": "leave"}"#).status == 504)
    for _ in 0..<3_000 where !isCancelled.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(10)) }
    let wasCancelled = isCancelled.load(ordering: .relaxed)
    #expect(wasCancelled)
  }

  @Test(
    "Nothing is performed of actions of which one cannot be",
    arguments: [
      (#"["fail", "nobody"]"#, 400, "unknown-handler"), (#"["fail", "save"]"#, 400, "missing-value"),
      (#"["fail", {"handler": "save", "arguments": {"id": "x"}}]"#, 400, "wrong-type"),
      (#"["fail", "load"]"#, 501, "nothing answers the handler"),
      ("[\"fail\", {\"navigate\": \"/\(String(repeating: "a", count: 9_000))\"}]", 400, "longer than 8192 bytes"),
    ])
  func order(_ actions: String, _ status: Int, _ text: String) async throws {
    let calls = Mutex(0)
    var handlers = ActionHandlers()
    for name in ["fail", "save"] {
      handlers.answer(name) { _ in
        calls.withLock { $0 += 1 }
        return .done
      }
    }
    let response = try await router(handlers).postAside(Self.path, "{\"action\": \(actions)}")
    #expect(response.status == status && response.text.contains(text))
    #expect(calls.withLock { $0 } == 0)
  }

  @Test("An address that has no room in a response is refused, whoever gives it")
  func locations() async throws {
    let long = "/" + String(repeating: "é", count: 2_000)
    var handlers = ActionHandlers()
    handlers.answer("leave") { _ in .navigate(long) }
    let router = try router(handlers)
    #expect(await router.postAside(Self.path, #"{"action": "leave"}"#).status == 502)
    #expect(router.post(Self.path, "{\"action\": {\"openURL\": \"\(long)\"}}").status == 400)
    let files = SiteFiles(["screens/settings.json": Screens.settings])
    let server = try ServerProcess(files.path)
    let longest = "/" + String(repeating: "a", count: ScreenLocation.lengthLimit - 1)
    let reply = Reply.get(
      server.port, Self.path, ["Content-Type: application/json"], method: "POST",
      body: "{\"action\": {\"navigate\": \"\(longest)\"}}")
    #expect(reply?.status == 303 && reply?["Location"] == longest)
  }
}
