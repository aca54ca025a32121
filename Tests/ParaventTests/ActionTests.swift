import Diagnostics
import Testing

@Suite struct ActionTests {
  private func decoded(
    _ action: String, handlers: String = #"{"save": {}, "open": {"arguments": {"id": {}, "mode": {"default": 1}}}}"#
  )
    -> Decoded
  {
    Decoded(#"{"handlers": \#(handlers), "body": {"view": "Button", "title": "A", "action": \#(action)}}"#)
  }

  @Test(
    "An action is a handler, a built-in action, or several in order",
    arguments: [
      (#""save""#, "save[]"), (#"{"handler": "save"}"#, "save[]"),
      (#"{"handler": "open", "arguments": {"id": 7}}"#, #"open["id"]"#),
      (#"{"openURL": "https://example.org"}"#, "open https://example.org"), (#"{"navigate": "/team"}"#, "go /team"),
      (#"{"dismiss": true}"#, "dismiss"), (#"["save", {"navigate": "/"}]"#, "save[]+go /"), ("[]", ""),
    ])
  func actions(_ action: String, _ outline: String) {
    let decoded = decoded(action)
    #expect(decoded.outline == "Button(borderless, \(outline))[“A”]")
    #expect(decoded.codes == [])
  }

  @Test(
    "A faulty action leaves the button in place, without it",
    arguments: [
      (#""sav""#, "unknown-handler /body/action 1:138 → save"),
      (#"{"handler": "open"}"#, "missing-value /body/action/handler 1:150"),
      (#"{"handler": "open", "arguments": {"id": 1, "ids": 2}}"#, "unknown-name /body/action/arguments/ids 1:181 → id"),
      (#"{"openURL": "javascript:alert(1)"}"#, "blocked-url /body/action/openURL 1:150"),
      (#"{"handler": "save", "dismiss": true}"#, "exclusive-keys /body/action/dismiss 1:158"),
      (#"{}"#, "missing-value /body/action 1:138"), ("7", "wrong-type /body/action 1:138"),
    ])
  func faults(_ action: String, _ summary: String) {
    let decoded = decoded(action)
    #expect(decoded.summaries == [summary])
    #expect(decoded.outline.hasPrefix("Button(borderless, "))
  }

  @Test("Where no handlers are declared at all, naming one is only a warning")
  func undeclared() {
    let decoded = Decoded(body: #"{"view": "Button", "title": "A", "action": "save"}"#)
    #expect(decoded.diagnostics.map(\.severity) == [.warning])
    #expect(decoded.outline == "Button(borderless, save[])[“A”]")
  }
}
