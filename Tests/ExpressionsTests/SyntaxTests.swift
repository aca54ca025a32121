import Testing

@testable import Expressions

/// What the grammar refuses.
@Suite struct SyntaxTests {
  static let rows = [
    FaultRow("«»", "expected a value, found the end of the expression"),
    FaultRow("1 +«»", "expected a value, found the end of the expression"),
    FaultRow("1 + «)»", "expected a value, found \")\""),
    FaultRow("1 «2»", "expected an operator or the end, found \"2\""),
    FaultRow("(1«»", "expected \")\", found the end of the expression"),
    FaultRow("[1, 2«}»", "expected \"]\", found \"}\""),
    FaultRow("{'a' «1»}", "expected \":\", found \"1\""),
    FaultRow("{'a': 1, «:» 2}", "expected a value, found \":\""),
    FaultRow("size('a',«)»", "expected a value, found \")\""),
    FaultRow("true ? 1«»", "expected \":\", found the end of the expression"),
    FaultRow("a«.1»", "expected an operator or the end, found \".1\""),
    FaultRow("text.«'a'»", "expected the name of a field, found \"'a'\""),
    FaultRow("text.«in»", "expected the name of a field, found \"in\""),
    FaultRow("!«-»1", "expected a value, found \"-\""),
    FaultRow("1 + «while»", "\"while\" is a reserved word and names no variable"),
    FaultRow("«in» + 1", "expected a value, found \"in\""),
    FaultRow("1 «=» 2", "\"=\" has no meaning in an expression; \"==\" compares"),
    FaultRow("true «&» false", "\"&\" has no meaning in an expression; \"&&\" joins conditions"),
    FaultRow("1 «€» 2", "\"€\" has no meaning in an expression"),
    FaultRow("«'abc»", "the string that begins here does not end"),
    FaultRow("'é' + «\"abc»\n\"", "the string that begins here does not end"),
    FaultRow("«'''abc''»", "the string that begins here does not end"),
    FaultRow("'a«\\q»'", "\"\\q\" begins no escape of a string"),
    FaultRow("'a«\\x»4'", "\"\\x\" begins no escape of a string"),
    FaultRow("b'«\\u»0041'", "\"\\u\" begins no escape of bytes"),
    FaultRow("'«\\4»00'", "\"\\4\" begins no escape of a string"),
    FaultRow("'«\\uD800»'", "\"\\uD800\" is no character of Unicode"),
    FaultRow("'«\\U00110000»'", "\"\\U00110000\" is no character of Unicode"),
    FaultRow("1 + «9223372036854775808»", "\"9223372036854775808\" is too large for an int"),
    FaultRow("«18446744073709551616u»", "\"18446744073709551616u\" is too large for a uint"),
    FaultRow("«1e999»", "\"1e999\" is too large for a double"),
    FaultRow("«12px»", "\"12px\" is no number"),
    FaultRow("«0xg»", "\"0xg\" is no number"),
    FaultRow("text.«`»", "a name in back quotes holds letters, digits and \"_.-/ \" and ends with a back quote"),
    FaultRow("«Point {»x: 1}", "there are no messages to make; a map is written {\"field\": value}"),
    FaultRow("«a.b.Point{»}", "there are no messages to make; a map is written {\"field\": value}"),
    FaultRow("has(«text»)", "\"has\" takes a field, as in has(user.name)"),
    FaultRow("[1].map(«1», 2)", "\"map\" begins with the name of a variable: items.map(item, value)"),
    FaultRow("[1].all(«x»)", "\"all\" begins with the name of a variable: items.all(item, condition)"),
    FaultRow(
      "[1].transformList(x, «1»)",
      "\"transformList\" begins with the name of a variable: items.transformList(key, item, value)"),
    FaultRow("[1].exists(x, «x», true)", "both variables are named \"x\""),
    FaultRow("[1].filter(x, true«,» 1)", "expected \")\", found \",\""),
  ]

  @Test("A text that is no expression is refused where it stops to be one", arguments: rows)
  func fault(of row: FaultRow) {
    let data = Data([("text", .string, nil)])
    #expect(data.compile(row.text).faults == [row.fault])
  }

  @Test("Offsets are those of the text around the expression")
  func offsets() {
    let text = Array("Hello ${1 +}!".utf8)
    let (expression, faults) = Expression.compile(text, in: 8..<11, names: Data())
    #expect(expression == nil)
    #expect(faults.map(\.range) == [11..<11])
  }

  static let ends: [(String, Int)] = [
    ("user.name}", 9), ("{'a': {'b': 1}}.a}!", 17), ("'}' + \"}\"}", 9), ("'''}'''}", 7), ("r'\\'}'", 4),
    ("a // }\n}", 7), ("a.`b-c`}", 7), ("# }", 2), ("'\\q'}", 4),
  ]

  @Test("The brace that ends an expression is found behind maps, strings and comments", arguments: ends)
  func end(of text: String, at offset: Int) throws {
    let bytes = Array("${".utf8) + Array(text.utf8)
    #expect(try Expression.end(in: bytes, from: 2) == offset + 2)
  }

  static let endless: [(String, String)] = [
    ("user.name", "the expression does not end with \"}\""),
    ("{'a': 1}", "the expression does not end with \"}\""),
    ("a // }", "the expression does not end with \"}\""),
    ("'}", "the string that begins here does not end"),
    ("", "the expression does not end with \"}\""),
  ]

  @Test("An expression that does not end is a fault", arguments: endless)
  func missingEnd(of text: String, message: String) {
    let fault = #expect(throws: ExpressionFault.self) { try Expression.end(in: Array(text.utf8), from: 0) }
    #expect(fault?.message == message)
    #expect(fault?.range == 0..<text.utf8.count)
  }
}
