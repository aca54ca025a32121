import Paravent
import Testing

@Suite struct ButtonTests {
  private static let padded = ResolvedNode.text("Save").padding(horizontal: 12, vertical: 7)

  @Test(arguments: [
    TextCase("borderless", .button(.text("Save")), "[Save]"),
    TextCase("plain", .button(.text("Save"), .plain), "Save"),
    TextCase("bordered", .button(padded.background(.blue), .bordered), "[ Save ]"),
    TextCase("prominent", .button(padded.background(.blue, in: .capsule), .borderedProminent), "[[ Save ]]"),
    TextCase("destructive", .button(.text("Delete"), role: .destructive), "[Delete !]"),
    TextCase("disabled", .button(.text("Save"), enabled: false), "[Save (disabled)]"),
    TextCase("disabled and bordered", .button(padded, .bordered, enabled: false), "[ Save (disabled) ]"),
    TextCase("disabled and plain", .button(.text("Save"), .plain, enabled: false), "Save (disabled)"),
    TextCase("both", .button(.text("Delete"), role: .destructive, enabled: false), "[Delete ! (disabled)]"),
    TextCase("lines", .button(.column(.text("Save"), .text("all"))), "[Save]\n[all ]"),
    TextCase(
      "lines and disabled", .button(.column(.text("Save"), .text("all")), enabled: false),
      "[Save (disabled)]\n[all            ]"),
    TextCase("beside text", .row(.button(.text("Save")), .text("now")), "[Save] now"),
    TextCase(
      "a row as its label", .button(.row(.text("Name"), .spacer, .text("›"))),
      "[Name                                 ›]"),
    TextCase("custom look with room", .button(.text("Go").padding(16).background(.blue)), "\n[  Go  ]"),
    TextCase("symbol with a name", .button(.symbol("trash").labelled("Delete")), "[Delete]"),
    TextCase("named symbol", .button(.symbol("trash")).labelled("Delete"), "[Delete]"),
    TextCase("tap", .text("Card").wrapped(.tap(ResolvedTap(actions: [], isEnabled: true))), "[Card]"),
    TextCase("disabled tap", .text("Card").wrapped(.tap(ResolvedTap(actions: [], isEnabled: false))), "Card"),
  ])
  func `A button is known by its brackets`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }
}
