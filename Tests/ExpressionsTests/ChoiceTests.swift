import Expressions
import Testing

@Suite struct ChoiceTests {
  private static let data = NameList([
    ("order", .record(CELRecord([("status", .choice(["open", "shipped"])), ("item", .string)], isClosed: true))),
    ("tags", .list(.choice(["new", "old"]))),
  ])

  @Test(
    "A string that a value never is, is marked itself, with what the value may be",
    arguments: [
      ("order.status == 'shiped'", 16..<24, #""status" is never "shiped"; expected "open" or "shipped""#, "shipped"),
      ("'Open' != order.status", 0..<6, #""status" is never "Open"; expected "open" or "shipped""#, "open"),
      (
        "order.status in ['open', 'shiped']", 25..<33, #""status" is never "shiped"; expected "open" or "shipped""#,
        "shipped"
      ),
      ("'nev' in tags", 0..<5, #""tags" is never "nev"; expected "new" or "old""#, "new"),
    ])
  func choice(text: String, range: Range<Int>, message: String, suggestion: String) {
    let bytes = Array(text.utf8)
    let (expression, faults) = Expression.compile(bytes, in: 0..<bytes.count, names: Self.data)
    #expect(expression != nil)
    #expect(faults.map(\.message) == [message] && faults.map(\.range) == [range])
    #expect(faults.map(\.suggestion) == [suggestion] && faults.allSatisfy(\.isWarning))
  }

  @Test(
    "A string that a value may be is no fault",
    arguments: [
      "order.status == 'open'", "order.item == 'x'", "order.status in ['open']", "'x' in ['x', 'y']", "'new' in tags",
    ])
  func fitting(text: String) {
    let bytes = Array(text.utf8)
    #expect(Expression.compile(bytes, in: 0..<bytes.count, names: Self.data).faults.isEmpty)
  }

  @Test(
    "What is written from the habit of other languages is one fault",
    arguments: [
      ("not order.item", "there is no \"not\"", "!"), ("order?.item", #"there is no "?."; a path"#, "."),
      ("'x' if order else 'y'", "there is no \"if\"; write condition ? a : b", nil),
      ("Math.round(2.5)", "no function is named \"Math.round\"", "math.round"),
      ("JSON.stringify(order)", "no variable is named \"JSON\"", nil),
      ("tags.reduce(a, b)", "no method is named \"reduce\"", nil),
      ("order.item.toFixed(2)", "no method is named \"toFixed\"", "format"),
    ] as [(String, String, String?)])
  func habits(text: String, message: String, suggestion: String?) {
    let bytes = Array(text.utf8)
    let (_, faults) = Expression.compile(bytes, in: 0..<bytes.count, names: Self.data)
    #expect(faults.count == 1 && faults.first?.message.hasPrefix(message) == true, "\(faults)")
    #expect(faults.first?.suggestion == suggestion)
  }
}

/// Names with types, and nothing behind them.
private struct NameList: NameScope {
  private let types: [(name: String, type: CELType)]

  init(_ types: [(name: String, type: CELType)]) {
    self.types = types
  }

  var names: [String] { types.map(\.name) }

  func variable(named name: String) -> CELVariable? {
    types.firstIndex { $0.name == name }.map { CELVariable(place: $0, type: types[$0].type) }
  }
}
