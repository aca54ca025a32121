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
      let text = Self.withoutSequences(bytes)
      let lines = text.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { TerminalText.width(of: String(decoding: $0, as: UTF8.self)) <= width }, "seed \(seed)")
      #expect(!text.contains { ($0 < 0x20 && $0 != UInt8(ascii: "\n")) || $0 == 0x7F }, "seed \(seed)")
      #expect(!zip(text, text.dropFirst()).contains { $0 == 0xC2 && $1 < 0xA0 }, "seed \(seed): no C1 control")
      #expect(text.last == UInt8(ascii: "\n") && lines.last?.isEmpty != true || text.count == 1, "seed \(seed)")
      if seed.isMultiple(of: 4) { #expect(bytes == renderer.render(tree), "seed \(seed)") }
    }
  }

  /// Removes the sequences that a renderer writes; any other escape character stays.
  private static func withoutSequences(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var result: [UInt8] = []
    while let escape = rest.firstIndex(of: 0x1B) {
      result += rest[..<escape]
      rest = rest[escape...]
      let end = rest.starts(with: Array("\u{1B}]8;;".utf8)) ? "\\" : "m"
      guard rest.count > 1, let last = rest.firstIndex(of: end.utf8.first ?? 0) else { break }
      guard rest[escape + 2..<last].allSatisfy({ $0 == 0x1B || ($0 > 0x20 && $0 < 0x7F) }) else { break }
      rest = rest[(last + 1)...]
    }
    return result + rest
  }

  @Test func `Colours change no character`() {
    let button = ResolvedNode.button(.text("Save").padding(horizontal: 12, vertical: 7), .bordered)
    let view = ResolvedNode.list(.row(.text("Title", style: .headline), .spacer, button), .image("Ada Lovelace"))
    let colored = lines(of: view, options: TextOptions(width: 40, colors: .trueColor))
    #expect(colored != lines(of: view))
    #expect(Self.withoutSequences(Array(colored.utf8)) == Array(lines(of: view).utf8))
  }
}
