import Paravent
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    WrappingCase(text: "", width: 20, expected: ""),
    WrappingCase(text: "one", width: 20, expected: "one"),
    WrappingCase(text: "exactly twenty cells", width: 20, expected: "exactly twenty cells"),
    WrappingCase(text: "exactly twenty cells!", width: 20, expected: "exactly twenty\ncells!"),
    WrappingCase(text: "exactly twenty cells   and on", width: 20, expected: "exactly twenty cells\nand on"),
    WrappingCase(text: "two  spaces   kept", width: 20, expected: "two  spaces   kept"),
    WrappingCase(text: "  indented", width: 20, expected: "  indented"),
    WrappingCase(text: "line\n\nbreaks\r\nkept", width: 20, expected: "line\n\nbreaks\nkept"),
    WrappingCase(text: "abcdefghijklmnopqrstuvwxyz", width: 20, expected: "abcdefghijklmnopqrst\nuvwxyz"),
    WrappingCase(text: "an abcdefghijklmnopqrstuvwxyz", width: 20, expected: "an\nabcdefghijklmnopqrst\nuvwxyz"),
    WrappingCase(text: "well-known server-driven", width: 20, expected: "well-known server-\ndriven"),
    WrappingCase(text: "日本語の文章は語の間に空白がない", width: 20, expected: "日本語の文章は語の間\nに空白がない"),
    WrappingCase(text: "a日本語の文章は語の間に空白", width: 20, expected: "a日本語の文章は語の\n間に空白"),
    WrappingCase(text: "🇦🇹👩🏽‍🌾e\u{301}", width: 20, expected: "🇦🇹👩🏽‍🌾e\u{301}"),
    WrappingCase(text: "The quick brown fox jumps", width: 20, lineLimit: 1, expected: "The quick brown fox…"),
    WrappingCase(text: "The quick brown foxes jump", width: 20, lineLimit: 1, expected: "The quick brown fox…"),
    WrappingCase(text: "a\nb\nc", width: 20, lineLimit: 2, expected: "a\nb…"),
    WrappingCase(text: "日本語の文章は語の間に空白がない", width: 20, lineLimit: 1, expected: "日本語の文章は語の…"),
    WrappingCase(text: "fits", width: 20, lineLimit: 1, expected: "fits"),
    WrappingCase(text: "no \u{1B}[31mred\u{7}", width: 20, expected: "no \u{FFFD}[31mred\u{FFFD}"),
  ])
  func `Text wraps between words and graphemes`(_ row: WrappingCase) {
    #expect(lines(of: .text(row.text, lineLimit: row.lineLimit), width: row.width) == row.expected)
  }

  @Test func `A fixed height cuts the lines that it has no room for`() {
    #expect(
      lines(of: .text("The quick brown fox jumps over it").frame(width: 80, height: 40)) == "The quick\nbrown fox…")
  }

  @Test func `Runs flow as one text, symbols in it as glyphs`() {
    let text = ResolvedNode.runs([.text("by "), .symbol(""), .text(" Ada and "), .text("Charles")])
    #expect(lines(of: text, width: 20) == "by [] Ada and\nCharles")
  }

  @Test func `Lines of text start at the right where reading does`() {
    #expect(
      lines(of: .text("The quick brown fox jumps"), width: 20, rightToLeft: true)
        == " The quick brown fox\n               jumps")
  }

  @Test func `A wide glyph that an edge would split is left blank`() {
    let leading = Alignment(horizontal: .leading, vertical: .top)
    let trailing = Alignment(horizontal: .trailing, vertical: .top)
    let text = ResolvedNode.text("日本").frame(width: 32)
    #expect(lines(of: text.frame(width: 24, alignment: leading).wrapped(.clip(.rectangle))) == "日")
    #expect(lines(of: text.frame(width: 24, alignment: trailing).wrapped(.clip(.rectangle))) == " 本")
  }
}
