import Testing

@testable import Expressions

@Suite struct StringFunctionTests {
  @Test(
    "Indexes count code points",
    arguments: [
      FunctionCase("charAt", ["tacocat", 3], "o"), .init("charAt", ["tacocat", 7], ""),
      .init("charAt", ["©αT", 1], "α"),
      .init("charAt", ["e\u{301}", 1], "\u{301}"), .init("charAt", ["tacocat", 30], throws: .invalid),
      .init("charAt", ["tacocat", -1], throws: .invalid), .init("charAt", ["a", .int(.max)], throws: .invalid),
      .init("charAt", ["a", .int(.min)], throws: .invalid), .init("charAt", ["hello", true], throws: .noOverload),
      .init("size", ["πέντε"], 5), .init("size", ["🐱"], 1), .init("size", [.bytes([1, 2])], 2),
      .init("size", [[1, 2]], 2),
      .init("size", [["a": 1]], 1), .init("size", [1], throws: .noOverload),
      .init("indexOf", ["tacocat", ""], 0), .init("indexOf", ["tacocat", "ac"], 1),
      .init("indexOf", ["tacocat", "none"], -1), .init("indexOf", ["tacocat", "", 3], 3),
      .init("indexOf", ["ta©o©αT", "©", 3], 4), .init("indexOf", ["ta©o©αT", "©α", 5], -1),
      .init("indexOf", ["tacocat", "a", 30], throws: .invalid),
      .init("indexOf", ["tacocat", "a", -1], throws: .invalid),
      .init("indexOf", ["42", "4", "0"], throws: .noOverload),
      .init("indexOf", ["42", "4", 0, 1], throws: .noOverload),
      .init("lastIndexOf", ["", "@@"], -1), .init("lastIndexOf", ["tacocat", ""], 7),
      .init("lastIndexOf", ["tacocat", "at"], 5), .init("lastIndexOf", ["tacocat", "", 3], 3),
      .init("lastIndexOf", ["tacocat", "a", 3], 1), .init("lastIndexOf", ["ta©o©αT", "©α", 4], 4),
      .init("lastIndexOf", ["bananananana", "nana", 7], 6), .init("lastIndexOf", ["hello wello", "low"], -1),
      .init("lastIndexOf", ["tacocat", "a", -1], throws: .invalid),
      .init("lastIndexOf", ["tacocat", "a", 30], throws: .invalid), .init("substring", ["tacocat", 4], "cat"),
      .init("substring", ["tacocat", 7], ""), .init("substring", ["ta©o©αT", 2, 6], "©o©α"),
      .init("substring", ["tacocat", 4, 4], ""), .init("substring", ["tacocat", 40], throws: .invalid),
      .init("substring", ["tacocat", -1], throws: .invalid), .init("substring", ["tacocat", 1, 50], throws: .invalid),
      .init("substring", ["tacocat", 4, 3], throws: .invalid), .init("substring", ["a", true, 3], throws: .noOverload),
    ])
  func indexes(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Strings are taken apart and joined",
    arguments: [
      FunctionCase("replace", ["{0} days {0} hours", "{0}", "2"], "2 days 2 hours"),
      .init("replace", ["{0} days {0} hours", "{0}", "2", 1], "2 days {0} hours"),
      .init("replace", ["aaa", "aa", "b"], "ba"), .init("replace", ["aπ", "", "-"], "-a-π-"),
      .init("replace", ["aπ", "", "-", 2], "-a-π"), .init("replace", ["", "", "-"], "-"),
      .init("replace", ["abc", "b", "x", 0], "abc"), .init("replace", ["abc", "b", "x", -1], "axc"),
      .init("replace", ["42", "2", 1], throws: .noOverload), .init("split", ["hello world", " "], ["hello", "world"]),
      .init("split", ["a b c", " ", 0], []), .init("split", ["a b c", " ", 1], ["a b c"]),
      .init("split", ["a b c", " ", 2], ["a", "b c"]), .init("split", ["o©o©o", "©", -1], ["o", "o", "o"]),
      .init("split", ["aπc", ""], ["a", "π", "c"]), .init("split", ["aπc", "", 2], ["a", "πc"]),
      .init("split", ["abc", "", 1], ["abc"]), .init("split", ["", ""], []), .init("split", ["", ","], [""]),
      .init("split", [",a,", ","], ["", "a", ""]), .init("split", ["42", 2], throws: .noOverload),
      .init("join", [["x", "y"]], "xy"), .init("join", [["x", "y"], "-"], "x-y"), .init("join", [[], "-"], ""),
      .init("join", [["x", 1]], throws: .noOverload), .init("lowerAscii", ["TacoCÆt"], "tacocÆt"),
      .init("upperAscii", ["tacoCαt"], "TACOCαT"), .init("reverse", ["Ta©oCαt"], "tαCo©aT"), .init("reverse", [""], ""),
      .init("trim", [" \u{C}\n\r\t\u{B}text  "], "text"), .init("trim", ["\u{85}\u{A0}\u{1680}text"], "text"),
      .init("trim", ["\u{180E}text\u{200B}\u{FEFF}"], "\u{180E}text\u{200B}\u{FEFF}"), .init("trim", ["  "], ""),
      .init("strings.quote", ["a\u{7}\u{8}\t\n\u{B}\u{C}\r\\\""], #""a\a\b\t\n\v\f\r\\\"""#),
      .init("strings.quote", ["завтра😀"], "\"завтра😀\""), .init("contains", ["abababc", "ababc"], true),
      .init("contains", ["Straße", "aß"], true), .init("contains", ["", ""], true),
      .init("contains", ["a", "ab"], false),
      .init("startsWith", ["🐱😀😛", "🐱"], true), .init("startsWith", ["e\u{301}", "\u{E9}"], false),
      .init("endsWith", ["forté", "té"], true), .init("endsWith", ["", "foo"], false),
      .init("contains", ["a", 1], throws: .noOverload),
    ])
  func rearranges(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Patterns match anywhere, and end with the budget",
    arguments: [
      FunctionCase("matches", ["hubba", "ubb"], true), .init("matches", ["abc", "^b"], false),
      .init("matches", ["a", "("], throws: .invalid), .init("matches", ["aa", "(a)\\1"], throws: .invalid),
      .init("matches", [.string(String(repeating: "a", count: 5000)), "(a+)+[bc]"], throws: .cost),
      .init("matches", [1, "a"], throws: .noOverload),
    ])
  func matches(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "What would make a huge text runs out of budget first",
    arguments: [
      FunctionCase("replace", [large, "", large], throws: .cost),
      .init("join", [.list(CELArray(Array(repeating: large, count: 100)))], throws: .cost),
      .init("format", ["%s%s%s%s%s", .list(CELArray(Array(repeating: large, count: 5)))], throws: .cost),
      .init("format", ["%x%x", [large, large]], throws: .cost),
      .init("indexOf", [large, .string(String(repeating: "a", count: 1000) + "b")], -1),
      .init("lastIndexOf", [large, .string("b" + String(repeating: "a", count: 1000))], -1),
    ])
  func spends(_ row: FunctionCase) throws {
    #expect(try row.actual(steps: 10_000) == row.expected)
  }

  private static let large = CELValue.string(String(repeating: "a", count: 2500))
}
