import Patterns
import Testing

@Suite struct PatternTests {
  @Test(
    "A pattern is searched anywhere in the text",
    arguments: [
      ("ubb", "hubba", true), ("foo|bar", "", false), ("", "cows", true), ("", "", true), ("gr(a|e)y", "grey", true),
      ("ba(na)*", "banana", true), ("a+ñ+a+", "mañana", true), ("(a|😀){2}", "🐱😀😀", true), ("^b", "ab", false),
      ("a$", "a\n", false), ("^.$", "é", true), ("(?i)É", "é", true), ("[[:alpha:]]+\\d", "ab1", true),
      ("\\p{Greek}", "α", true), ("(?P<year>\\d{4})", "in 2024", true), ("a.c", "a\nc", false),
      ("\\Qa+\\E", "a+", true),
      ("[]a]+$", "]a", true), ("\\d", "٣", false),
    ])
  func searches(_ pattern: String, _ text: String, _ matches: Bool) throws {
    var steps = 10_000
    #expect(try Pattern.compile(pattern).matches(Array(text.utf8), steps: &steps) == matches)
  }

  @Test(
    "What is not part of RE2's syntax is refused where it stands",
    arguments: [
      ("a(b", 3), ("a\\1", 1), ("(a)(?=b)", 3), ("(?<=a)b", 0), ("(?<!a)b", 0), ("(?>a)", 0), ("x(?R)", 1),
      ("(*UTF)a", 0), ("a++", 1), ("a*+", 1), ("\\C", 0), ("\\K", 0), ("\\v", 0), ("\\G", 0), ("(?#c)", 0),
      ("[b-a]", 3),
      ("*a", 0), ("a{1001}{1001}{1001}", 12),
    ])
  func refuses(_ pattern: String, _ offset: Int) {
    let fault = #expect(throws: PatternFault.self) { try Pattern.compile(pattern) }
    #expect(fault?.kind == .syntax)
    #expect(fault?.offset == offset)
  }

  @Test("A pattern has at most 4,096 bytes", arguments: [(4096, true), (4097, false)])
  func bounds(_ length: Int, _ compiles: Bool) {
    let pattern = try? Pattern.compile(String(repeating: "a", count: length))
    #expect((pattern != nil) == compiles)
  }

  @Test(
    "A match that would take too long ends when its steps do",
    arguments: ["(a+)+$", "(a|a)*$", "(.*)*(.*)*(.*)*[xy]", "a*[bc]", "(a?){30}a{30}[bc]", "(a*)*(b|c)"])
  func ends(_ pattern: String) throws {
    let text = Array(String(repeating: "a", count: 20_000).utf8) + [0x21]
    var steps = 100_000
    let compiled = try Pattern.compile(pattern)
    let fault = #expect(throws: PatternFault.self) { try compiled.matches(text, steps: &steps) }
    #expect(fault?.kind == .limit)
    #expect(steps >= 0)
  }

  @Test("A match subtracts the steps that it takes")
  func counts() throws {
    var steps = 1000
    #expect(try Pattern.compile("b").matches(Array("aaab".utf8), steps: &steps))
    #expect(steps < 1000)
    #expect(steps > 900)
  }

  @Test("A text that is not UTF-8 is a fault and no match")
  func refusesText() throws {
    var steps = 1000
    let pattern = try Pattern.compile("a")
    let fault = #expect(throws: PatternFault.self) { try pattern.matches([0xFF, 0x61], steps: &steps) }
    #expect(fault?.kind == .encoding)
  }
}
