import TerminalText
import Testing

@Suite struct TerminalTextTests {
  @Test("ASCII takes one cell a character")
  func ascii() {
    #expect(TerminalText.width(of: "Hello") == 5)
  }
}
