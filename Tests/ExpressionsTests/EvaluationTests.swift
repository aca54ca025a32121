import Testing

@testable import Expressions

/// What expressions give for data.
@Suite struct EvaluationTests {
  static let data: Data = {
    let user = try? CELDictionary([
      (.string("fullName"), .string("Ada")), (.string("isTalking"), .bool(true)), (.string("address"), .null),
      (.string("content-type"), .string("json")),
    ])
    return Data([
      ("user", .dynamic, user.map { .map($0) }), ("numbers", .dynamic, .list([.int(3), .int(1), .int(2)] as CELArray)),
      ("missing", .dynamic, nil), ("nothing", .dynamic, .null), ("x", .dynamic, .int(7)),
    ])
  }()

  static let values: [(String, String)] = [
    // Precedence, from what binds least.
    ("false ? 1 : true ? 2 : 3", "2"), ("(true ? false : true) ? 1 : 2", "2"), ("true || false ? 1 : 2", "1"),
    ("true || true && false", "true"), ("(true || true) && false", "false"), ("1 + 1 == 2 && 2 > 1", "true"),
    ("1 == 1 == true", "true"), ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 - 2 - 1", "4"), ("2 * 7 / 4 % 2", "1"),
    ("-2 - -3", "1"), ("--2", "2"), ("!!true", "true"), ("!(1 in [2])", "true"), ("1 in [1] == true", "true"),
    ("-x + 1", "-6"), ("- 9223372036854775808", "-9223372036854775808"), ("-numbers[0]", "-3"),
    // Lexis.
    ("0x1F", "31"), ("1e2 == 100.0", "true"), (".5 + .5 == 1.0", "true"),
    ("1 // one\n + 2", "3"), ("'\\u00e9' == '\\351'", "true"), ("'\\uD83D\\uDE00' == '\\U0001F600'", "true"),
    ("r'\\n'.size()", "2"), ("\"\"\"a\"b\"\"\"", "a\"b"), ("b'\\377'.size()", "1"),
    ("{'a': 1,}.a + [1,][0]", "2"), ("user.`content-type`", "json"), ("{'if': 1}.if", "1"),
    // Names.
    ("numbers.map(x, x)[0]", "3"), ("numbers.map(x, .x)[0]", "7"), ("[1].map(x, [2].map(x, x)[0])[0]", "2"),
    ("[1].map(x, [2].map(y, x + y)[0])[0]", "3"), ("type(x) == int", "true"), ("math.greatest(1, x)", "7"),
    // Macros.
    ("numbers.all(n, n > 0)", "true"), ("numbers.exists(n, n > 2)", "true"), ("numbers.exists_one(n, n > 2)", "true"),
    ("numbers.existsOne(n, n > 0)", "false"), ("numbers.map(n, n * 2) == [6, 2, 4]", "true"),
    ("numbers.map(n, n > 1, n * 2) == [6, 4]", "true"), ("numbers.filter(n, n < 3) == [1, 2]", "true"),
    ("numbers.all(i, n, i < n)", "false"), ("numbers.exists(i, n, i == n)", "true"),
    ("numbers.transformList(i, n, i + n) == [3, 2, 4]", "true"),
    ("numbers.transformMap(i, n, i > 0, n) == {1: 1, 2: 2}", "true"),
    ("numbers.transformMapEntry(i, n, {string(n): i}) == {'3': 0, '1': 1, '2': 2}", "true"),
    ("{'a': 1}.transformMapEntry(k, v, v > 0, {v: k})[1]", "a"), ("{'a': 1}.map(k, k)[0]", "a"),
    ("{'a': 1, 'b': 2}.filter(k, k == 'b')[0]", "b"), ("{'a': 1}.all(k, v, k == 'a' && v == 1)", "true"),
    ("[[1, 2], [3]].map(l, l.map(n, n * x)) == [[7, 14], [21]]", "true"),
    ("[[1], [2]].exists(l, l.all(n, n == 2))", "true"), ("[].all(n, 1 / 0 > n)", "true"),
    // Presence.
    ("has(user.fullName)", "true"), ("has(user.age)", "false"), ("has(user.address)", "true"),
    ("has(user.address.city)", "false"),
    ("has({'a': x}.b)", "false"), ("has({'a': 1}.a)", "true"),
    // A fault does not matter where another operand decides.
    ("1 / 0 > 0 || true", "true"), ("true || 1 / 0 > 0", "true"), ("false && missing.x", "false"),
    ("missing.x && false", "false"), ("false || missing.x || x == 7", "true"), ("x && false", "false"),
    ("(1 / (x - 7) > 0 && true) || x > 0", "true"), ("[1, 0].exists(n, x / n == 7)", "true"),
    ("[0, 1].exists(n, x / n == 7)", "true"), ("[0, 8].all(n, x / n == 7)", "false"),
    ("[0].map(n, x / n)[0] == 1 || true", "true"), ("x > 0 ? true : 1 / 0 > 0", "true"),
    ("[[0], [1]].exists(l, l.map(n, x / n)[0] == 7)", "true"),
    ("(missing || [0].all(n, 1 / n > 0)) || !false", "true"),
    ("[1, 2].exists(n, [n].all(m, m / 0 > 1 || n == 2))", "true"),
    ("[x, [0, 1].exists(n, [5, x / n].size() == 2) ? 2 : 3][0]", "7"),
    ("[x, [0, 1].exists(n, [5, x / n].size() == 2) ? 2 : 3][1]", "2"),
    ("[x, [0, 1].exists(n, [5, 1 / n].size() == 2) ? 2 : 3][0]", "7"),
  ]

  @Test("An expression has its value", arguments: values)
  func value(of text: String, is expected: String) throws {
    #expect(try Self.data.evaluate(text).text == expected)
  }

  static let faults: [(String, EvaluationFault.Kind, String)] = [
    ("user.age", .absent, "user has no \"age\""),
    ("user.address.city", .absent, "user.address is null, which has no \"city\""),
    ("user.fullName.x", .noOverload, "user.fullName is a string, which has no fields"),
    ("missing", .missing, "\"missing\" has no value"), ("missing.a + 1", .missing, "\"missing\" has no value"),
    ("{'a': x}.b", .absent, "{'a': x} has no \"b\""),
    ("nothing.map(n, n)", .absent, "null has no elements to go through"),
    ("x.map(n, n)", .noOverload, "a macro goes through a list or a map, not through an int"),
    ("x ? 1 : 2", .noOverload, "a condition is a bool, not an int"),
    ("!x", .noOverload, "\"!\" takes a bool, not an int"),
    ("x && true", .noOverload, "a condition is a bool, not an int"),
    ("false || x", .noOverload, "a condition is a bool, not an int"),
    ("missing && x", .missing, "\"missing\" has no value"), ("true && missing", .missing, "\"missing\" has no value"),
    ("numbers.exists(n, n / 0 > 1)", .invalid, "divide by zero"),
    ("numbers.exists_one(n, n / (n - 1) > 1)", .invalid, "divide by zero"),
    ("numbers.filter(n, x)", .noOverload, "a condition is a bool, not an int"),
    (
      "numbers.transformMapEntry(i, n, n)", .noOverload,
      "\"transformMapEntry\" makes a map for each element, not an int"
    ),
  ]

  @Test("An expression without a value says why", arguments: faults)
  func fault(of text: String, kind: EvaluationFault.Kind, message: String) {
    let fault = #expect(throws: EvaluationFault.self) { try Self.data.evaluate(text, checks: false) }
    #expect(fault == EvaluationFault(kind, message))
  }

  @Test("What is absent is told apart from what is wrong", arguments: ["numbers[3]", "user['age']", "nothing[0]"])
  func absence(of text: String) {
    let fault = #expect(throws: EvaluationFault.self) { try Self.data.evaluate(text) }
    #expect(fault?.kind == .absent)
  }

  static let constants: [(String, String)] = [
    ("1 + 2 * 3", "7"), ("'a' + 'b'", "ab"), ("[1, 2].map(n, n * 2)[1]", "4"), ("{'a': 5}.a", "5"),
    ("true ? 'x' : 'y'", "x"), ("1 / 0 > 0 || true", "true"), ("has({'a': 1}.b)", "false"), ("size('abc')", "3"),
    ("[1, 2].exists(n, n == 2)", "true"), ("-(3)", "-3"),
  ]

  @Test("What does not depend on data is known before there is any", arguments: constants)
  func constant(_ text: String, is value: String) {
    #expect(Self.data.compile(text).expression?.constant?.text == value)
  }

  @Test("What depends on data is no constant", arguments: ["x", "x + 1", "[1].map(n, n + x)[0]", "true || missing"])
  func variable(_ text: String) throws {
    let expression = try #require(Self.data.compile(text).expression)
    #expect(expression.constant == nil)
  }

  @Test("Constant parts of an expression are evaluated once, while it is compiled")
  func foldedParts() throws {
    var cost = Cost(steps: 3)
    let expression = try #require(Self.data.compile("x + (1 + 2 * 3 - size('abc'))").expression)
    let value = try expression.evaluate(with: Self.data, cost: &cost)
    #expect(value.text == "11")
  }
}
