import Diagnostics
import Testing

@Suite struct DiagnosticWriterTests {
  static let complete = Diagnostic(
    .unknownView, .error, "no view is named \"TextBlok\"", file: "screens/home.json", pointer: "/body/children/0/view",
    range: SourceRange(start: SourcePosition(line: 6, column: 21), end: SourcePosition(line: 6, column: 31)),
    excerpt: SourceExcerpt(text: "            \"view\": \"TextBlok\",", offset: 20, length: 10), suggestion: "Text")

  @Test("A diagnostic shows headline, place, line and carets")
  func complete() {
    #expect(
      DiagnosticWriter().string(for: Self.complete) == """
        error[unknown-view]: no view is named "TextBlok"
         --> screens/home.json:6:21 (/body/children/0/view)
          |
        6 |             "view": "TextBlok",
          |                     ^^^^^^^^^^ did you mean "Text"?

        """)
  }

  @Test("The margin is as wide as the line number")
  func margin() {
    var diagnostic = Self.complete
    diagnostic.severity = .warning
    diagnostic.suggestion = nil
    diagnostic.range?.start.line = 1_234
    #expect(
      DiagnosticWriter().string(for: diagnostic) == """
        warning[unknown-view]: no view is named "TextBlok"
            --> screens/home.json:1234:21 (/body/children/0/view)
             |
        1234 |             "view": "TextBlok",
             |                     ^^^^^^^^^^

        """)
  }

  @Test("What is not known is left out")
  func absent() {
    let writer = DiagnosticWriter()
    #expect(writer.string(for: Diagnostic(.tooLarge, .error, "too large")) == "error[too-large]: too large\n")
    #expect(
      writer.string(for: Diagnostic(.tooLarge, .error, "too large", file: "a.json")) == """
        error[too-large]: too large
         --> a.json

        """)
    #expect(
      writer.string(for: Diagnostic(.unknownKey, .warning, "unknown", pointer: "/a", suggestion: "b")) == """
        warning[unknown-key]: unknown
         --> (/a)
          = did you mean "b"?

        """)
    let excerpt = SourceExcerpt(text: "abc", offset: 1, length: 1)
    #expect(
      writer.string(for: Diagnostic(.syntax, .error, "wrong", pointer: "", excerpt: excerpt)) == """
        error[syntax]: wrong
          |
          | abc
          |  ^

        """)
  }

  @Test(
    "The carets stand below the marked cells",
    arguments: [
      ("你好x", 2, 1, "    ^"), ("你好", 1, 1, "  ^^"), ("👩‍🌾x", 3, 1, "  ^"), ("👩‍🌾x", 0, 3, "^^"), ("e\u{301}x", 2, 1, " ^"),
      ("e\u{301}x", 1, 1, " ^"), ("❤\u{FE0F}x", 2, 1, "  ^"), ("ab", 2, 1, "  ^"), ("ab", 9, 5, "  ^"),
      ("ab", -3, -1, "^"),
      ("", 0, 1, "^"), ("a\tb", 2, 1, "     ^"), ("a\u{202E}b", 2, 1, " ^"),
    ])
  func carets(text: String, offset: Int, length: Int, expected: String) throws {
    let excerpt = SourceExcerpt(text: text, offset: offset, length: length)
    let lines = DiagnosticWriter().string(for: Diagnostic(.syntax, .error, "wrong", excerpt: excerpt)).split(
      separator: "\n")
    #expect(lines.last == "  | \(expected)")
  }

  @Test("No control character of a document reaches the terminal")
  func sanitized() {
    let evil = "\u{1B}[2J\u{9B}\u{7}\n\u{202E}\t"
    let diagnostic = Diagnostic(
      .syntax, .error, evil, file: evil, pointer: "/" + evil, range: Self.complete.range,
      excerpt: SourceExcerpt(text: evil, offset: 2, length: 3), suggestion: evil)
    let text = DiagnosticWriter().string(for: diagnostic)
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control || $0.value == 0x202E }
    #expect(controls.allSatisfy { $0 == "\n" } && controls.count == 5)
  }

  @Test("What would change the direction of a message is seen in it")
  func direction() {
    let message = "the key \"\u{202E}body\u{2069}\" means nothing here"
    let text = DiagnosticWriter().string(for: Diagnostic(.unknownKey, .error, message, suggestion: "body"))
    #expect(text.hasPrefix(#"error[unknown-key]: the key "\u{202E}body\u{2069}" means nothing here"#))
  }

  @Test("Colours frame the parts and change nothing else")
  func color() {
    let text = DiagnosticWriter(usesColor: true).string(for: Self.complete)
    #expect(
      text.hasPrefix("\u{1B}[1;31merror[unknown-view]\u{1B}[0m\u{1B}[1m: no view is named \"TextBlok\"\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[1;31m^^^^^^^^^^ did you mean \"Text\"?\u{1B}[0m\n"))
    #expect(text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == DiagnosticWriter().string(for: Self.complete))
  }

  @Test(
    "The summary counts errors and warnings, and what is not shown",
    arguments: [
      (0, 0, 0, nil), (1, 0, 1, "1 error"), (2, 1, 3, "2 errors, 1 warning"), (0, 2, 2, "2 warnings"),
      (1_300, 40, 1_000, "1,300 errors, 40 warnings; 340 more not shown"),
    ] as [(Int, Int, Int, String?)])
  func summary(errors: Int, warnings: Int, kept: Int, expected: String?) {
    let diagnostics = Array(repeating: Diagnostic(.syntax, .error, "wrong"), count: kept)
    let report = DiagnosticReport(diagnostics, errorCount: errors, warningCount: warnings)
    #expect(DiagnosticWriter.summary(of: [report, DiagnosticReport()]) == expected)
  }

  @Test("Reports are written one diagnostic after the other, and counted together")
  func reports() {
    let first = DiagnosticReport(Diagnostic(.tooLarge, .error, "too large", file: "a.json"))
    let second = DiagnosticReport(Diagnostic(.deprecated, .warning, "old", file: "b.json"))
    #expect(
      DiagnosticWriter().string(for: [first, second]) == """
        error[too-large]: too large
         --> a.json

        warning[deprecated]: old
         --> b.json

        1 error, 1 warning

        """)
    #expect(DiagnosticWriter().string(for: [DiagnosticReport()]) == "")
  }

  @Test("A report sorts by file as mentioned, then by place, and keeps the order of equals")
  func sorted() {
    func diagnostic(_ message: String, _ file: String?, _ line: Int?) -> Diagnostic {
      let position = line.map { SourcePosition(line: $0, column: 1) }
      return Diagnostic(
        .syntax, .error, message, file: file, range: position.map { SourceRange(start: $0, end: $0) })
    }
    let report = DiagnosticReport(
      [
        diagnostic("1", "b", 9), diagnostic("2", "a", 2), diagnostic("3", "b", 1), diagnostic("4", "a", 2),
        diagnostic("5", "b", nil), diagnostic("6", nil, nil), diagnostic("7", "a", 1),
      ], errorCount: 7, warningCount: 0)
    #expect(report.diagnostics.map(\.message) == ["5", "3", "1", "7", "2", "4", "6"])
  }
}
