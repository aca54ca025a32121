import Paravent
import Testing

@Suite struct BoxTests {
  private static let box = "┌────┐\n│ Hi │\n└────┘"
  private static let nested = "┌────────┐\n│ ┌────┐ │\n│ │ Hi │ │\n│ └────┘ │\n└────────┘"

  @Test(arguments: [
    TextCase("border around padding", .text("Hi").padding(16).border(), box),
    TextCase("border without room", .text("Hi").border(), "Hi"),
    TextCase("border in padding", .text("Hi").border().padding(16), "\n  Hi"),
    TextCase("border of a frame", .text("Hi").frame(width: 64, height: 48).border(), "┌──────┐\n│  Hi  │\n└──────┘"),
    TextCase("background around padding", .text("Hi").padding(16).background(.blue), box),
    TextCase("capsule", .text("Hi").padding(16).background(.blue, in: .capsule), "╭────╮\n│ Hi │\n╰────╯"),
    TextCase(
      "clipped background", .text("Hi").padding(16).background(.blue).wrapped(.clip(.capsule)), "╭────╮\n│ Hi │\n╰────╯"
    ),
    TextCase("background without room", .text("Hi").padding(8).background(.blue), " Hi"),
    TextCase(
      "faint background",
      .text("Hi").padding(16).background(ResolvedColor(light: RGBA(0), dark: RGBA(0), opacity: 0.05)), "\n  Hi"),
    TextCase("border on a background", .text("Hi").padding(16).background(.blue).border(), box),
    TextCase(
      "box in a box", .text("Hi").padding(16).border().padding(16).border(),
      "┌────────┐\n│ ┌────┐ │\n│ │ Hi │ │\n│ └────┘ │\n└────────┘"),
    TextCase(
      "neighbours stay where they are", .row(spacing: 0, .text("Hi").padding(16).border(), .text("A")),
      "┌────┐\n│ Hi │A\n└────┘"),
    TextCase(
      "view behind",
      .text("Hi").padding(16).wrapped(.background(ResolvedBackground(.view(.text("12345678"), .center)))),
      "123456\n78Hi"),
    TextCase("opacity of nothing", .row(spacing: 0, .text("Hi").wrapped(.opacity(0)), .text("A")), "  A"),
    TextCase("divider in a column", .column(.text("A"), .divider).frame(width: 40), "  A\n─────"),
    TextCase("divider in a row", .row(.column(.text("A"), .text("B")), .divider, .text("C")), "A │ C\nB │"),
    TextCase("later views are in front", .overlay(.text("behind"), .text("AB")), "beABnd"),
    TextCase(
      "clip",
      .text("abcdef").frame(width: 24, alignment: Alignment(horizontal: .leading, vertical: .top)).wrapped(
        .clip(.rectangle)), "abc\ndef"),
  ])
  func `Boxes stand in the room that padding left`(_ row: TextCase) {
    #expect(lines(of: row.view) == row.expected)
  }
}
