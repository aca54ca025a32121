import Paravent
import Testing

@testable import Serving

@Suite struct HandlerFaultTests {
  private static func fault(
    _ url: String, handlers: ActionHandlers = ActionHandlers()
  ) throws -> (text: String, fault: String) {
    let router = try Router(
      SiteFiles(["screens/settings.json": Screens.settings, "handlers.json": #"{"*": "\#(url)"}"#]), handlers: handlers
    ) { ($0.webhookTimeout, $0.webhookLimit) = (1_000, 10) }
    let response = router.post("/screens/settings/actions", #"{"action": "leave"}"#)
    return (response.text, response.handlerFault?.message ?? "")
  }

  @Test("An operator reads where a webhook is and why it cannot be reached, and the client does not")
  func unreachable() throws {
    let found = try Self.fault("http://user:secret@127.0.0.1:1/")
    #expect(found.fault == "the webhook cannot be reached: 127.0.0.1:1: Connection refused")
    #expect(found.text.contains("the webhook cannot be reached") && !found.text.contains("127.0.0.1"))
    let unknown = try Self.fault("https://nowhere.invalid/")
    #expect(unknown.fault.hasPrefix("the webhook cannot be reached: nowhere.invalid:443: "))
    #expect(unknown.fault.contains("resolve") && !unknown.text.contains("invalid"))
  }

  @Test("An operator reads after how long nothing came, and how long an answer may be")
  func limits() throws {
    let silent = WebhookServer(answering: "")
    let late = try Self.fault("http://127.0.0.1:\(silent.port)/")
    #expect(late.fault.hasPrefix("the webhook did not answer in time: 127.0.0.1:\(silent.port): "))
    #expect(late.fault.contains("milliseconds") && !late.text.contains("127.0.0.1"))
    let long = WebhookServer(answering: WebhookServer.answer("\"much too long\""))
    let refused = try Self.fault("http://127.0.0.1:\(long.port)/")
    #expect(refused.fault == "the webhook's answer is too long: 127.0.0.1:\(long.port): more than 10 bytes")
    #expect(!refused.text.contains("more than"))
  }

  private struct OutOfRoom: Error {}

  @Test("An operator reads what a closure throws")
  func closure() async throws {
    var handlers = ActionHandlers()
    handlers.answer("leave", with: { _ in throw OutOfRoom() })
    let router = try Router(SiteFiles(["screens/settings.json": Screens.settings]), handlers: handlers)
    let response = await router.postAside("/screens/settings/actions", #"{"action": "leave"}"#)
    #expect(response.status == 500 && !response.text.contains("OutOfRoom"))
    #expect(response.handlerFault?.message == "the handler failed: OutOfRoom()")
  }
}
