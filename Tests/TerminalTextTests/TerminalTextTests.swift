import TerminalText
import Testing

@Suite struct TerminalTextTests {
  @Test(
    "A grapheme takes the cells that a terminal gives it",
    arguments: [
      ("A", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("\u{AD}", 1), ("中", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ｶ", 1), ("Ａ", 2), ("　", 2), ("…", 1), ("\u{200B}", 0), ("\u{301}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0),
      ("\t", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\r\n", 0), ("😀", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2),
      ("👩‍🌾", 2), ("🇫🇷", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("क्षि", 2), ("ก็", 1), ("🪿", 2), ("\u{1FAE9}", 2), ("\u{20000}", 2),
      ("\u{3FFFD}", 2), ("\u{302A}", 0), ("│", 1), ("█", 1),
    ])
  func grapheme(text: String, cells: Int) throws {
    let character = try #require(text.first)
    #expect(TerminalText.width(of: character) == cells)
    #expect(text.count == 1)
    #expect(TerminalText.width(of: text) == cells)
  }

  @Test(
    "A string takes the cells of its graphemes",
    arguments: [("", 0), ("Hello, world", 12), ("한국어", 6), ("aé你👍🏽", 6), ("x\u{1B}[0m", 4)])
  func string(text: String, cells: Int) {
    #expect(TerminalText.width(of: text) == cells)
    #expect(TerminalText.width(of: text[...]) == cells)
  }

  @Test(
    "Nothing that a terminal obeys is left of a text",
    arguments: [
      ("plain\ntext", "plain\ntext"), ("a\tb", "a    b"), ("\u{1B}[31mred", "\u{FFFD}[31mred"), ("a\u{7}", "a\u{FFFD}"),
      ("\u{9B}2J", "\u{FFFD}2J"), ("a\u{7F}b\0", "a\u{FFFD}b\u{FFFD}"), ("a\r\nb", "a\nb"), ("a\rb", "a\u{FFFD}b"),
      ("\r\r\n", "\u{FFFD}\n"), ("a\u{2028}b\u{2029}", "a\nb\n"), ("\u{202E}abc\u{202C}", "abc"),
      ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "x"), ("\u{FEFF}x", "x"), ("你好 👩‍🌾 é", "你好 👩‍🌾 é"),
    ])
  func sanitized(text: String, expected: String) {
    #expect(TerminalText.sanitized(text) == expected)
  }

  @Test("No control character or direction mark of Unicode passes")
  func allControls() {
    let controls = (0..<0x3000).compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      $0.properties.generalCategory == .control || $0.properties.isBidiControl
    }
    #expect(controls.count == 77)
    for control in controls where control != "\n" {
      #expect(!TerminalText.sanitized("a\(control)b").unicodeScalars.contains(control))
    }
  }

  @Test("A line stays one line")
  func sanitizedLine() {
    #expect(TerminalText.sanitizedLine("a\r\nb\nc\td") == "a\u{FFFD}b\u{FFFD}c    d")
  }

  @Test(
    "A text that does not fit ends with an ellipsis, between graphemes",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -1, ""), ("", 3, ""),
      ("你好吗", 6, "你好吗"), ("你好吗", 5, "你好…"), ("你好吗", 4, "你…"), ("你好吗", 1, "…"),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func clipped(text: String, cells: Int, expected: String) {
    #expect(TerminalText.clipped(text, to: cells) == expected)
  }
}
