import Diagnostics
import Testing

@Suite struct SourceTextTests {
  /// Shows an excerpt with its mark in brackets.
  func shown(_ excerpt: SourceExcerpt) -> String {
    let scalars = excerpt.text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: excerpt.offset)
    let end = scalars.index(start, offsetBy: excerpt.length, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return "\(String(scalars[..<start]))[\(String(scalars[start..<end]))]\(String(scalars[end...]))"
  }

  @Test(
    "A stretch of bytes has lines, columns in code points, and its first line to show",
    arguments: [
      ("abc", 1..<2, "1:2-1:3", "a[b]c"), ("a\nbcd\ne", 3..<4, "2:2-2:3", "b[c]d"), ("你好x", 6..<7, "1:3-1:4", "你好[x]"),
      ("a\nbcd\nef", 3..<7, "2:2-3:2", "b[cd]"), ("ab\n", 3..<3, "2:1-2:1", "[]"), ("", 0..<0, "1:1-1:1", "[]"),
      ("ab\ncd", 2..<2, "1:3-1:3", "ab[]"), ("ab\r\ncd", 1..<2, "1:2-1:3", "a[b]"),
      ("ab\r\ncd", 2..<3, "1:3-1:4", "ab[]"),
      ("ab\r\ncd", 3..<4, "1:4-2:1", "ab\u{FFFD}[]"), ("a\tb", 2..<3, "1:3-1:4", "a [b]"),
      ("a\u{1B}\u{202E}b", 5..<6, "1:4-1:5", "a\u{FFFD}\u{FFFD}[b]"), ("e\u{301}x", 3..<4, "1:3-1:4", "e\u{301}[x]"),
      ("👩‍🌾x", 11..<12, "1:4-1:5", "👩‍🌾[x]"), ("abc", 7..<9, "1:4-1:4", "abc[]"),
    ] as [(String, Range<Int>, String, String)])
  func place(text: String, bytes: Range<Int>, expected: String, excerpt: String) {
    let place = SourceText(Array(text.utf8)).place(of: bytes)
    let (start, end) = (place.range.start, place.range.end)
    #expect("\(start.line):\(start.column)-\(end.line):\(end.column)" == expected)
    #expect(shown(place.excerpt) == excerpt)
  }

  @Test("A long line is clipped around the mark")
  func clipped() {
    let text = SourceText(Array((String(repeating: "你", count: 500) + "!" + String(repeating: "好", count: 500)).utf8))
    let (you, good) = (String(repeating: "你", count: 40), String(repeating: "好", count: 59))
    #expect(shown(text.place(of: 1_500..<1_501).excerpt) == "…\(you)[!]\(good)…")
    let start = String(repeating: "你", count: 99)
    #expect(shown(text.place(of: 0..<3).excerpt) == "[你]\(start)…")
    let end = String(repeating: "好", count: 99)
    #expect(shown(text.place(of: 2_998..<3_001).excerpt) == "…\(end)[好]")
    #expect(text.place(of: 0..<3_001).excerpt.length == 100)
  }

  @Test("Many stretches, in any order, have the places that each has alone")
  func many() {
    let text = SourceText(Array("{\n  \"é\": [1,\n 2]\n}\n".utf8))
    let ranges = (0..<18).flatMap { start in (start...18).map { start..<$0 } }.reversed()
    #expect(text.places(of: Array(ranges)) == ranges.map { text.place(of: $0) })
  }

  @Test("Bytes that are not UTF-8 are shown as replacement characters, the mark where it belongs")
  func invalid() {
    let place = SourceText([0x61, 0xFF, 0x62]).place(of: 1..<2)
    #expect(shown(place.excerpt) == "a[\u{FFFD}]b")
    let continuations = SourceText(Array(repeating: 0x80, count: 1_000) + [0x61]).place(of: 1_000..<1_001)
    #expect(shown(continuations.excerpt).hasSuffix("[a]"))
  }
}
