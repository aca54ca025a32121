import Paravent
import TerminalText
import Testing
import TextRendering

@Suite struct RandomTreeTests {
  @Test(arguments: zip([TextOptions.ColorCapability.none, .ansi16, .ansi256, .trueColor], [0, 1, 2, 3]))
  func `Lines of any tree fit the page and hold no control characters`(
    _ colors: TextOptions.ColorCapability, _ series: UInt64
  ) {
    for seed in series * 1_250..<(series + 1) * 1_250 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let width = Int.random(in: 20...100, using: &random)
      let renderer = TextRenderer(options: TextOptions(width: width, colors: colors, hyperlinks: colors != .none))
      let bytes = renderer.render(tree)
      let text = Self.withoutSequences(bytes)
      #expect(Self.lengthOfLongestLine(text, beyond: width) <= width, "seed \(seed)")
      #expect(!Self.holdsControlCharacter(text), "seed \(seed)")
      #expect(
        text.last == UInt8(ascii: "\n") && (text.count == 1 || text[text.count - 2] != UInt8(ascii: "\n")),
        "seed \(seed)")
      if seed.isMultiple(of: 8) { #expect(bytes == renderer.render(tree), "seed \(seed)") }
    }
  }

  /// Returns the cells of the longest line, of those that have more bytes than a width: no line has more cells than bytes.
  private static func lengthOfLongestLine(_ text: [UInt8], beyond width: Int) -> Int {
    var longest = 0
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      if index - start > width {
        longest = max(longest, TerminalText.width(of: String(decoding: text[start..<index], as: UTF8.self)))
      }
      start = index + 1
    }
    return longest
  }

  /// Whether a text holds a control character of ASCII or of Latin-1 besides line breaks.
  private static func holdsControlCharacter(_ text: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in text {
      if byte < 0x20 && byte != UInt8(ascii: "\n") || byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
      last = byte
    }
    return false
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
