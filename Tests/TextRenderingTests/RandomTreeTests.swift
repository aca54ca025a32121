import Paravent
import TerminalText
import Testing
import TextRendering

@Suite struct RandomTreeTests {
  @Test(arguments: zip([TextOptions.ColorCapability.none, .ansi16, .ansi256, .trueColor], [0, 1, 2, 3]))
  func `Lines of any tree fit the page and hold no control characters`(
    _ colors: TextOptions.ColorCapability, _ series: UInt64
  ) {
    for seed in series * 500..<(series + 1) * 500 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let width = Int.random(in: 20...120, using: &random)
      let renderer = TextRenderer(options: TextOptions(width: width, colors: colors, hyperlinks: colors != .none))
      let bytes = renderer.render(tree)
      let text = Self.withoutSequences(String(decoding: bytes, as: UTF8.self))
      let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { TerminalText.width(of: $0) <= width }, "seed \(seed)")
      #expect(
        lines.allSatisfy { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }, "seed \(seed)")
      #expect(text.last == "\n" && !text.hasSuffix("\n\n"), "seed \(seed)")
      if seed.isMultiple(of: 4) { #expect(bytes == renderer.render(tree), "seed \(seed)") }
    }
  }

  /// Removes the sequences that a renderer writes; any other escape character stays.
  private static func withoutSequences(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]+m/, with: "").replacing(/\u{1B}\]8;;[!-~]*\u{1B}\\/, with: "")
  }

  @Test func `Colours change no character`() {
    let button = ResolvedNode.button(.text("Save").padding(horizontal: 12, vertical: 7), .bordered)
    let view = ResolvedNode.list(.row(.text("Title", style: .headline), .spacer, button), .image("Ada Lovelace"))
    let colored = lines(of: view, options: TextOptions(width: 40, colors: .trueColor))
    #expect(Self.withoutSequences(colored) == lines(of: view))
  }
}
