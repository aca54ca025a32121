import Testing

@testable import Expressions

/// How large an expression, its nesting, its values and its work may be.
@Suite struct LimitTests {
  static let data = Data([("a", .dynamic, .int(1)), ("t", .bool, .bool(true)), ("s", .string, .string("abcdefghij"))])

  static let nestings: [(String, String, String)] = [
    ("(", "a", ")"), ("[", "a", "]"), ("{1: ", "a", "}"), ("[a][", "0", "]"), ("dyn(", "a", ")"),
    ("[1].map(x, ", "a", ")"),
    ("t || t && a == a + a * (", "a", ")"), ("!dyn(", "t", ")"), ("-dyn(", "a", ")"), ("t ? a : (", "a", ")"),
  ]

  @Test("Brackets are nested a hundred levels deep and no deeper", arguments: nestings)
  func nesting(_ opening: String, _ inner: String, _ closing: String) {
    func faults(_ levels: Int) -> [ExpressionFault] {
      let text = String(repeating: opening, count: levels) + inner + String(repeating: closing, count: levels)
      return Self.data.compile(text, checks: false).faults
    }
    #expect(faults(99) == [])
    #expect(faults(100).map(\.message) == ["the expression is nested in more than 100 levels"])
    #expect(faults(100).map(\.kind) == [.syntax])
  }

  static let hostile = ["(", "!", "-", "a?b:", "[", "{1:", "a.b(", "a[", "[1].map(x,", "'", "a+", "has("]

  @Test("Endless openings are a fault", arguments: hostile)
  func opening(_ text: String) {
    for count in [10_000, 100_000] {
      let faults = Self.data.compile(String(repeating: text, count: count)).faults
      #expect(faults.count == 1)
      #expect(faults.first?.kind == .syntax)
    }
  }

  static let chains: [(String, String)] = [
    ("a", "+a"), ("a", "-1"), ("t", "&&t"), ("t", "||t"), ("a", "==a"), ("1", "+1"), ("s", ".trim()"),
    ("[a]", ".filter(x,t)"), ("[a]", ".map(x,x)"), ("1", ":t?2"), ("{'a':a}", ".b"), ("[[a]]", "[0]"),
  ]

  @Test("A long chain needs no nesting", arguments: chains)
  func chain(_ first: String, _ link: String) {
    let count = min(10_000, (Compiler.lengthLimit - 100) / link.utf8.count)
    let start = link == ":t?2" ? "t?1" : first
    let end = link == ":t?2" ? ":3" : ""
    let faults = Self.data.compile(start + String(repeating: link, count: count) + end, checks: false).faults
    #expect(faults == [])
  }

  @Test("A chain of ten thousand sums is evaluated")
  func longSum() throws {
    let text = "a" + String(repeating: "+a", count: 9_999)
    #expect(try Self.data.evaluate(text).text == "10000")
  }

  @Test("A chain of faults is evaluated in the time of its length")
  func longFaults() {
    let text = "1/(a-1)>0" + String(repeating: "||1/(a-1)>0", count: 5_000)
    let fault = #expect(throws: EvaluationFault.self) { try Self.data.evaluate(text, steps: 50_000) }
    #expect(fault == EvaluationFault(.invalid, "divide by zero"))
  }

  @Test("An expression has 65,536 bytes at most")
  func length() {
    let text = "a" + String(repeating: " ", count: 65_535)
    #expect(Self.data.compile(text).faults == [])
    #expect(Self.data.compile(text + " ").faults.map(\.message) == ["the expression is longer than 65,536 bytes"])
  }

  @Test("Lists and maps are nested 128 levels deep at most, however they are made")
  func levels() {
    func faults(_ count: Int) -> [String] {
      Self.data.compile("[a]" + String(repeating: ".map(x, [x])", count: count)).faults.map(\.message)
    }
    #expect(faults(127) == [])
    #expect(faults(128) == ["the expression makes more than 128 levels of lists and maps"])
  }

  @Test(
    "Where faults are no longer told, nobody looks for what was meant",
    arguments: ["fisrt + 1", "text.trimm()", "sizee(text)"])
  func suggestions(_ text: String) {
    let bytes = Array(text.utf8)
    let names = Data([("first", .int, .int(1)), ("text", .string, .string("a"))])
    func suggestions(_ suggests: Bool) -> [String?] {
      Expression.compile(bytes, in: 0..<bytes.count, names: names, suggests: suggests).faults.map(\.suggestion)
    }
    #expect(suggestions(true).allSatisfy { $0 != nil })
    #expect(suggestions(true).count == 1 && suggestions(false) == [nil])
  }

  static let costly = [
    "[1,2,3,4,5,6,7,8,9,10].map(a,[1,2,3,4,5,6,7,8,9,10].map(b,[1,2,3,4,5,6,7,8,9,10].map(c,s+s+s+s+s)))",
    "[s+s+s+s+s+s+s+s+s+s+s+s].map(x,x+x+x+x+x+x+x+x+x+x+x+x+x+x)",
    "[1,2,3,4,5,6,7,8,9,10].exists(a,[1,2,3,4,5,6,7,8,9,10].exists(b,[1,2,3,4,5,6,7,8,9,10].exists(c,dyn(a)==s))) || true",
  ]

  @Test("Work and size beyond the budget are a fault that nothing absorbs", arguments: costly)
  func cost(of text: String) {
    let fault = #expect(throws: EvaluationFault.self) { try Self.data.evaluate(text, steps: 1_000) }
    #expect(fault?.kind == .cost)
  }

  @Test("A constant expression that costs much is left for the evaluation")
  func costlyConstant() throws {
    let list = "[" + (0..<100).map(String.init).joined(separator: ",") + "]"
    let text = "\(list).map(a,\(list).map(b,\(list).map(c,a+b+c)))"
    let expression = try #require(Self.data.compile(text).expression)
    #expect(expression.constant == nil)
    var cost = Cost()
    #expect(throws: EvaluationFault.self) { try expression.evaluate(with: Self.data, cost: &cost) }
  }
}
