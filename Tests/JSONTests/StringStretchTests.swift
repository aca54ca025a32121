import Diagnostics
import JSON
import Testing

@Suite struct StringStretchTests {
  /// A string as it is written, with `▸` and `◂` around what is meant, and the stretch of the decoded string.
  struct Row: Sendable, CustomTestStringConvertible {
    let written: String
    let stretch: Range<Int>

    init(_ written: String, _ stretch: Range<Int>) {
      (self.written, self.stretch) = (written, stretch)
    }

    var testDescription: String { written }
  }

  @Test(
    "A stretch of a string is found behind escapes and in them, whatever their length",
    arguments: [
      Row("▸ab◂c", 0..<2), Row("a▸bc◂", 1..<3), Row(#"\n▸b◂"#, 1..<2), Row(#"▸\n◂b"#, 0..<1),
      Row(#"\"\\\/\b\f\n\r\t▸b◂"#, 8..<9), Row(#"▸\"\\◂b"#, 0..<2), Row(#"\u0041▸b◂"#, 1..<2),
      Row(#"\u00e9▸b◂"#, 2..<3), Row(#"\u00E9\u20AC▸b◂"#, 5..<6), Row(#"\u20ac▸b◂"#, 3..<4),
      Row(#"\ud83d\ude00▸b◂"#, 4..<5), Row(#"▸\ud83d\ude00◂b"#, 0..<4), Row("é▸b◂", 2..<3), Row("€你▸b◂", 6..<7),
      Row("😀▸b◂", 4..<5), Row("e\u{301}▸b◂", 3..<4), Row(#"a\u00e9€😀\ud83d\ude00\n▸x + y◂ z"#, 15..<20),
      Row(#"${a}\n${▸\"b\"◂}"#, 7..<10),
    ])
  func stretch(_ row: Row) throws {
    let marked = Array("[\"\(row.written)\"]".unicodeScalars)
    let start = try #require(marked.firstIndex(of: "▸")) + 1
    let end = try #require(marked.firstIndex(of: "◂"))
    let text = row.written.replacing("▸", with: "").replacing("◂", with: "")
    #expect(try Self.range(of: row.stretch, in: "[\"\(text)\"]") == "1:\(start)-1:\(end)")
  }

  @Test(
    "An empty stretch is one character: the one there, or the closing quotation mark",
    arguments: [
      ("a", 0, "1:3-1:4"), ("ab", 2, "1:5-1:6"), ("", 0, "1:3-1:4"), (#"\n"#, 1, "1:5-1:6"),
      (#"\ud83d\ude00"#, 4, "1:15-1:16"), ("é", 2, "1:4-1:5"), ("${}", 2, "1:5-1:6"),
    ])
  func empty(_ written: String, _ offset: Int, _ range: String) throws {
    #expect(try Self.range(of: offset..<offset, in: "[\"\(written)\"]") == range)
  }

  @Test("Lines before the string and white space around it count as they stand")
  func lines() throws {
    let document = try JSONDocument.parse(Array("[\n\t\"é\\u00e9\",\n\t\t\"\\tab\"  ]".utf8), name: "a.json")
    var log = DiagnosticLog()
    log.report(.syntax, at: JSONPlace(document.root, .element(1)).stretch(1..<3), "")
    log.report(.syntax, at: JSONPlace(document.root, .element(0)).stretch(2..<4), "")
    #expect(log.report().diagnostics.map { Self.text($0.range) } == ["2:4-2:10", "3:6-3:8"])
  }

  @Test("A stretch of a member's string and of a whole document are found as well")
  func steps() throws {
    let object = try JSONDocument.parse(Array(#"{"a": {"b\n": "\n${x}"}}"#.utf8), name: "a.json")
    let string = try JSONDocument.parse(Array(#" "\n${x}""#.utf8), name: "b.json")
    var log = DiagnosticLog()
    if let inner = object.root.object?["a"] {
      log.report(.syntax, at: JSONPlace(inner, .member("b\n")).stretch(3..<4), "")
      if let own = inner.object?["b\n"] { log.report(.syntax, at: JSONPlace(own).stretch(3..<4), "") }
    }
    log.report(.syntax, at: JSONPlace(string.root).stretch(3..<4), "")
    let diagnostics = log.report().diagnostics
    #expect(diagnostics.map { Self.text($0.range) } == ["1:20-1:21", "1:20-1:21", "1:7-1:8"])
    #expect(diagnostics.map(\.pointer) == ["/a/b\n", "/a/b\n", ""])
  }

  private static func range(of stretch: Range<Int>, in text: String) throws -> String {
    let document = try JSONDocument.parse(Array(text.utf8), name: "a.json")
    var log = DiagnosticLog()
    log.report(.syntax, at: JSONPlace(document.root, .element(0)).stretch(stretch), "")
    return log.report().diagnostics.map { Self.text($0.range) }.joined()
  }

  private static func text(_ range: SourceRange?) -> String {
    range.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? "nowhere"
  }
}
