import Paravent
import Testing
import TextRendering

@Suite struct ColorTests {
  private static func look(
    _ view: ResolvedNode, _ colors: TextOptions.ColorCapability = .ansi16,
    scheme: TextOptions.ColorScheme = .light
  ) -> String {
    lines(of: view, options: TextOptions(colors: colors, colorScheme: scheme, hyperlinks: true))
      .replacing("\u{1B}", with: "^")
  }

  private static func colored(_ color: ResolvedColor) -> ResolvedNode {
    var style = ResolvedTextStyle.body
    style.color = color
    return .text("A", style: style)
  }

  @Test(arguments: [
    (TextOptions.ColorCapability.none, "A"), (.ansi16, "^[31mA^[0m"), (.ansi256, "^[38;5;203mA^[0m"),
    (.trueColor, "^[38;2;255;59;48mA^[0m"),
  ])
  func `A colour is as fine as the terminal shows it`(_ colors: TextOptions.ColorCapability, _ expected: String) {
    #expect(Self.look(Self.colored(.red), colors) == expected)
  }

  @Test func `A scheme has its own shades`() {
    #expect(Self.look(Self.colored(.red), .trueColor, scheme: .dark) == "^[38;2;255;69;58mA^[0m")
  }

  @Test func `A faint colour is mixed with the terminal's ground`() {
    let color = ResolvedColor(light: RGBA(0x000000), dark: RGBA(0xFFFFFF), opacity: 0.5)
    #expect(Self.look(Self.colored(color), .trueColor) == "^[38;2;128;128;128mA^[0m")
  }

  @Test(arguments: [
    TextCase("primary", colored(.primary), "A"),
    TextCase("bold", .text("A", style: .headline), "^[1mA^[0m"),
    TextCase("dim", .text("A").wrapped(.opacity(0.5)), "^[2mA^[0m"),
    TextCase("background", .text("A").padding(horizontal: 8).background(.blue), "^[44m ^[0;30;44mA^[0;44m ^[0m"),
    TextCase(
      "background of two rows", .text("A").padding(horizontal: 8, vertical: 0).frame(height: 32).background(.blue),
      "^[44m ^[0;30;44mA^[0;44m ^[0m\n^[44m   ^[0m"),
    TextCase("border without room", .text("A").border(), "^[7mA^[0m"),
    TextCase(
      "border with room", .text("A").padding(16).border(.red), "^[31m┌───┐^[0m\n^[31m│^[0m A ^[31m│^[0m\n^[31m└───┘^[0m"
    ),
    TextCase("disabled", .button(.text("A"), enabled: false), "^[2m[A]^[0m"),
    TextCase("destructive", .button(colored(.red), role: .destructive), "^[31m[A]^[0m"),
    TextCase("header", .section(header: .text("A"), footer: .text("C"), .text("B")), "^[1mA^[0m\nB\n^[2mC^[0m"),
    TextCase(
      "link", .button(.text("A"), .plain, actions: [.openURL("https://a.example/é\u{1B}\\")]),
      "^]8;;https://a.example/%C3%A9%1B\\^\\A^]8;;^\\"),
    TextCase(
      "disabled link", .button(.text("A"), .plain, enabled: false, actions: [.openURL("https://a.example")]),
      "^[2mA^[0m"),
  ])
  func `Looks are escape sequences that end with their cells`(_ row: TextCase) {
    #expect(Self.look(row.view) == row.expected)
  }
}
