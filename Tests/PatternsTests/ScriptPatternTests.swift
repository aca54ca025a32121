import Patterns
import Testing

@Suite struct ScriptPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let good: [String]
    let bad: [String]

    init(_ pattern: String, _ good: [String], not bad: [String]) {
      self.pattern = pattern
      self.good = good
      self.bad = bad
    }

    var testDescription: String { pattern }
  }

  private static let rows = [
    Row("b+", ["abc", "b"], not: ["ac", ""]),
    Row("^a$", ["a"], not: ["a\n", "b\na", "aa"]),
    Row("^\\d$", ["7"], not: ["৭", "a"]),
    Row("^\\w$", ["_", "a"], not: ["é"]),
    Row("^\\s$", [" ", "\u{A0}", "\u{FEFF}", "\u{2029}", "\u{B}"], not: ["\u{180E}", "a"]),
    Row("^\\S$", ["a", "é"], not: ["\u{A0}", " "]),
    Row("^[\\s,]$", ["\u{2003}", ","], not: ["s"]),
    Row("^.$", ["a", "🐲"], not: ["\n", "\r", "\u{2028}"]),
    Row("^[.]$", ["."], not: ["a"]),
    Row("^\\p{Letter}+$", ["Aé水"], not: ["1"]),
    Row("^\\p{Script=Greek}\\P{Lu}$", ["λa"], not: ["aλ", "λA"]),
    Row("^\\u0061\\x62\\u{63}$", ["abc"], not: ["ABC"]),
    Row("^\\uD83D\\uDC32*$", ["🐲🐲", ""], not: ["🐉"]),
    Row("^\\u002a$", ["*"], not: ["a", ""]),
    Row("^[[:alpha:]]$", ["a]", ":]", "[]"], not: ["b"]),
    Row("^[^]$", ["a", "\n"], not: [""]),
    Row("a[]|b", ["b"], not: ["a"]),
    Row("^(?<year>\\d)-\\k<year>$", ["1-1"], not: ["1-2"]),
    Row("^(?=a)\\w(?!b)", ["ac"], not: ["ab", "ca"]),
    Row("(?<!a)b", ["cb"], not: ["ab"]),
    Row("^(?:\\/[^/]+)+$", ["/a/b"], not: ["a/b"]),
    Row("^\\cJ$", ["\n"], not: ["J"]),
  ]

  @Test("A pattern means what it means in ECMAScript", arguments: rows)
  func matching(row: Row) throws {
    let pattern = try ScriptPattern(row.pattern)
    for text in row.good { #expect(try matches(pattern, text), "\(text)") }
    for text in row.bad { #expect(try !matches(pattern, text), "\(text)") }
  }

  @Test(
    "What ECMAScript does not have is refused",
    arguments: [
      "a++", "(?>a)", "(*ACCEPT)", "(?P<a>b)", "(?i)a", "(?R)", "\\a", "\\Aa", "\\Q.\\E", "(", "[a", "\\", "\\u12",
      "\\uD83D", "\\p{Nope}", "a{2,1}", "\\C", "\\K", "\\h",
    ])
  func refused(text: String) {
    #expect(throws: PatternFault.self) { try ScriptPattern(text) }
  }

  @Test("A pattern that backtracks without end is given up", arguments: ["^(a+)+$", "(a|a)*$", "(.*a){20}[bd]"])
  func catastrophic(text: String) throws {
    let pattern = try ScriptPattern(text)
    #expect(throws: PatternFault.self) { try matches(pattern, String(repeating: "a", count: 3_000) + "c") }
  }

  @Test("A pattern that takes many steps on a long text is counted and succeeds")
  func long() throws {
    let pattern = try ScriptPattern("^(?:[a-z]|[0-9])*x$")
    #expect(try matches(pattern, String(repeating: "ab", count: 10_000) + "x", steps: 10_000_000))
  }

  private func matches(_ pattern: ScriptPattern, _ text: String, steps: Int = 100_000) throws -> Bool {
    var steps = steps
    return try Array(text.utf8).withUnsafeBufferPointer { try pattern.matches($0, steps: &steps) }
  }
}
