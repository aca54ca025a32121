import Paravent
import Testing
import TextRendering

@Suite struct ShapeTextTests {
  private static let clear = ResolvedColor(name: "clear", light: RGBA(0, alpha: 0), dark: RGBA(0, alpha: 0))
  private static let capsuleBehind = ResolvedBackground(.view(.shape(.capsule), .center))
  private static let trailing = Alignment(horizontal: .trailing, vertical: .top)

  static let alone: [TextCase] = [
    TextCase("dot", .shape(.circle).frame(width: 16, height: 16), "●"),
    TextCase("dot in a wide frame", .row(spacing: 0, .text("|"), .shape(.circle).frame(width: 40, height: 16)), "| ●"),
    TextCase("ring", .outline(.circle).frame(width: 16, height: 16), "○"),
    TextCase("bar", .shape(.capsule).frame(width: 40, height: 16), "▬▬▬▬▬"),
    TextCase("line", .outline(.rectangle).frame(width: 40, height: 16), "─────"),
    TextCase("square", .shape(.rectangle).frame(width: 8, height: 16), "■"),
    TextCase("column", .shape(.rectangle).frame(width: 8, height: 32), "█\n█"),
    TextCase("rectangle", .shape(.rectangle).frame(width: 48, height: 48), "┌────┐\n│    │\n└────┘"),
    TextCase("outline", .outline(.rectangle).frame(width: 48, height: 48), "┌────┐\n│    │\n└────┘"),
    TextCase(
      "rounded", .shape(.roundedRectangle(cornerRadius: 8)).frame(width: 48, height: 32), "╭────╮\n╰────╯"),
    TextCase(
      "the largest circle", .row(spacing: 0, .text("|"), .shape(.circle).frame(width: 80, height: 48)),
      "   ╭────╮\n|  │    │\n   ╰────╯"),
    TextCase("clear", .row(spacing: 0, .shape(.rectangle, clear).frame(width: 16, height: 16), .text("A")), "  A"),
    TextCase("no line", .outline(.rectangle, lineWidth: 0).frame(width: 48, height: 48), ""),
    TextCase("no rows", .column(.shape(.rectangle).frame(width: 40, height: 2), .text("A")), "  A"),
    TextCase("over the page", .shape(.rectangle), String(repeating: "▬", count: 40)),
  ]

  static let together: [TextCase] = [
    TextCase("behind padding", .text("Hi").padding(16).wrapped(.background(capsuleBehind)), "╭────╮\n│ Hi │\n╰────╯"),
    TextCase("behind text without room", .text("Hi").wrapped(.background(capsuleBehind)), "Hi"),
    TextCase("outline over padding", .text("Hi").padding(16).overlaid(.outline(.rectangle)), "┌────┐\n│ Hi │\n└────┘"),
    TextCase("outline over text without room", .text("Hi").overlaid(.outline(.rectangle)), "Hi"),
    TextCase(
      "below text in a stack", .overlay(.shape(.rectangle).frame(width: 48, height: 48), .text("Hi")),
      "┌────┐\n│ Hi │\n└────┘"),
    TextCase(
      "text that is larger", .overlay(.shape(.rectangle).frame(width: 16, height: 48), .text("Hello")), "\nHello"),
    TextCase(
      "dot on a corner",
      ResolvedNode.image("Ada", resizable: true).frame(width: 56, height: 48).overlaid(
        .shape(.circle).frame(width: 8, height: 16), alignment: trailing), "┌─────●\n│ Ada │\n└─────┘"),
    TextCase(
      "in a button", .button(.text("Go").padding(16).wrapped(.background(capsuleBehind))), "\n[  Go  ]"),
    TextCase("alone in a button", .button(.shape(.circle).frame(width: 16, height: 16)), "[● ]"),
    TextCase(
      "two shapes",
      .overlay(
        .shape(.rectangle).frame(width: 64, height: 64), .shape(.circle).frame(width: 32, height: 32)),
      "┌──────┐\n│ ╭──╮ │\n│ ╰──╯ │\n└──────┘"),
  ]

  @Test(arguments: alone + together)
  func `A shape has lines where there is room, or is a character`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }

  @Test(arguments: [
    TextCase("ground", .shape(.rectangle).frame(width: 16, height: 32), "^[44m  ^[0m\n^[44m  ^[0m"),
    TextCase("dot", .shape(.circle).frame(width: 8, height: 16), "^[34m●^[0m"),
    TextCase("line", .outline(.rectangle).frame(width: 16, height: 16), "^[34m──^[0m"),
    TextCase("below text", .text("A").wrapped(.background(capsuleBehind)), "^[30;44mA^[0m"),
    TextCase("clear", .shape(.rectangle, clear), ""),
  ])
  func `A shape colours its cells`(_ row: TextCase) {
    let text = lines(of: row.view, options: TextOptions(width: 20, colors: .ansi16))
    #expect(text.replacing("\u{1B}", with: "^") == row.expected)
  }
}
