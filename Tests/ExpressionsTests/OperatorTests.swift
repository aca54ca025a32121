import Testing

@testable import Expressions

/// An operator between two values, and what it gives or which fault it throws.
struct OperatorCase: Sendable, CustomTestStringConvertible {
  let left: CELValue
  let name: CELOperator
  let right: CELValue
  let expected: String

  init(_ left: CELValue, _ name: CELOperator, _ right: CELValue, _ value: CELValue) {
    (self.left, self.name, self.right, expected) = (left, name, right, value.outline)
  }

  init(_ left: CELValue, _ name: CELOperator, _ right: CELValue, throws kind: EvaluationFault.Kind) {
    (self.left, self.name, self.right, expected) = (left, name, right, "fault \(kind)")
  }

  var testDescription: String { "\(left.outline) \(name.rawValue) \(right.outline)" }

  var actual: String {
    get throws {
      try outline { (cost) throws(EvaluationFault) in try Self.apply(name, left, right, &cost) }
    }
  }

  private static func apply(
    _ name: CELOperator, _ left: CELValue, _ right: CELValue, _ cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch name {
    case .add: try Operators.add(left, right, cost: &cost)
    case .subtract: try Operators.subtract(left, right, cost: &cost)
    case .multiply: try Operators.multiply(left, right, cost: &cost)
    case .divide: try Operators.divide(left, right, cost: &cost)
    case .remainder: try Operators.remainder(left, right, cost: &cost)
    case .equal: .bool(try Operators.equal(left, right, cost: &cost))
    case .notEqual: .bool(try !Operators.equal(left, right, cost: &cost))
    case .less: .bool(try Operators.less(left, right))
    case .lessOrEqual: .bool(try Operators.lessOrEqual(left, right))
    case .greater: .bool(try Operators.greater(left, right))
    case .greaterOrEqual: .bool(try Operators.greaterOrEqual(left, right))
    case .isContained: .bool(try Operators.isContained(left, in: right, cost: &cost))
    case .element: try Operators.element(of: left, at: right)
    }
  }
}

private let day = CELValue.timestamp(CELTimestamp(seconds: 86_400, nanoseconds: 500_000_000))
private let firstMoment = CELValue.timestamp(CELTimestamp(seconds: -62_135_596_800, nanoseconds: 0))
private let lastMoment = CELValue.timestamp(CELTimestamp(seconds: 253_402_300_799, nanoseconds: 999_999_999))

private func span(_ seconds: Int64, _ nanoseconds: Int32 = 0) -> CELValue {
  .duration(CELDuration(seconds: seconds, nanoseconds: nanoseconds))
}

@Suite struct OperatorTests {
  @Test(
    "Arithmetic is exact, or a fault",
    arguments: [
      OperatorCase(40, .add, 2, 42), .init(.uint(1), .add, .uint(2), .uint(3)), .init(4.25, .add, 15.25, 19.5),
      .init(.int(.max), .add, 1, throws: .invalid), .init(.uint(.max), .add, .uint(1), throws: .invalid),
      .init(1, .add, 1.0, throws: .noOverload), .init(1, .add, "1", throws: .noOverload),
      .init(nil, .add, nil, throws: .noOverload), .init("he", .add, "llo", "hello"),
      .init(.bytes([1]), .add, .bytes([2]), .bytes([1, 2])), .init([1], .add, ["a"], [1, "a"]),
      .init(.int(.min), .subtract, 1, throws: .invalid), .init(.uint(0), .subtract, .uint(1), throws: .invalid),
      .init("a", .subtract, "a", throws: .noOverload), .init(.int(.min), .multiply, -1, throws: .invalid),
      .init(5_000_000_000, .multiply, 5_000_000_000, throws: .invalid), .init(-30, .multiply, -2, 60),
      .init(2.0, .multiply, 8.988466e+307, .double(.infinity)), .init(.int(.min), .divide, -1, throws: .invalid),
      .init(15, .divide, 0, throws: .invalid), .init(.uint(15), .divide, .uint(0), throws: .invalid),
      .init(15.75, .divide, 0.0, .double(.infinity)), .init(-20, .divide, 3, -6),
      .init(-42, .remainder, -5, -2), .init(43, .remainder, -5, 3), .init(34, .remainder, 0, throws: .invalid),
      .init(.int(.min), .remainder, -1, throws: .invalid), .init(47.5, .remainder, 5.5, throws: .noOverload),
    ])
  func calculates(_ row: OperatorCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Moments and spans stay within their ranges",
    arguments: [
      OperatorCase(day, .add, span(0, 500_000_000), .timestamp(CELTimestamp(seconds: 86_401, nanoseconds: 0))),
      .init(span(-86_401), .add, day, .timestamp(CELTimestamp(seconds: -1, nanoseconds: 500_000_000))),
      .init(day, .subtract, day, span(0)), .init(span(900), .subtract, span(42), span(858)),
      .init(span(1), .subtract, span(1, 500_000_000), span(0, -500_000_000)),
      .init(day, .add, day, throws: .noOverload), .init(span(1), .subtract, day, throws: .noOverload),
      .init(firstMoment, .add, span(0, -1), throws: .invalid), .init(lastMoment, .add, span(0, 1), throws: .invalid),
      .init(lastMoment, .subtract, firstMoment, throws: .invalid),
      .init(firstMoment, .subtract, lastMoment, throws: .invalid),
      .init(span(9_000_000_000), .add, span(9_000_000_000), throws: .invalid),
      .init(span(0), .subtract, span(-9_223_372_036, -854_775_808), throws: .invalid),
    ])
  func movesThroughTime(_ row: OperatorCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test("Negation is exact, or a fault")
  func negates() throws {
    #expect(try Operators.negate(42).outline == "int -42")
    #expect(try Operators.negate(0.0).outline == "double -0.0")
    #expect(throws: EvaluationFault.self) { try Operators.negate(.int(.min)) }
    #expect(throws: EvaluationFault.self) { try Operators.negate(.uint(1)) }
  }

  @Test(
    "Values are equal by amount, code points and contents",
    arguments: [
      OperatorCase(1, .equal, .uint(1), true), .init(1, .equal, 1.0, true), .init(1, .equal, .double(.nan), false),
      .init(.double(.nan), .equal, .double(.nan), false), .init([.double(.nan)], .equal, [.double(.nan)], false),
      .init(-1, .equal, .uint(.max), false), .init("Am\u{E9}lie", .equal, "Ame\u{301}lie", false),
      .init(1, .equal, "1", false), .init(nil, .equal, false, false), .init(nil, .equal, nil, true),
      .init([1.0, 2.0, 3], .equal, [.uint(1), 2, .uint(3)], true), .init([1, [2]], .equal, [1, [3]], false),
      .init([1], .equal, [1, 2], false), .init(.bytes([1]), .equal, .bytes([1]), true),
      .init(["k1": "v1", "k2": "v2"], .equal, ["k2": "v2", "k1": "v1"], true),
      .init([1: 1.0, .uint(2): .uint(3)], .equal, [.uint(1): 1, 2: 3.0], true),
      .init(["k": 1, "j": 2], .equal, ["k": 1, "i": 2], false), .init(.type(.int), .equal, .type(.uint), false),
      .init(0.0, .equal, -0.0, true), .init(span(1), .notEqual, span(2), true),
    ])
  func compares(_ row: OperatorCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Order follows amounts and code points",
    arguments: [
      OperatorCase(-1, .less, .uint(0), true), .init(1, .less, 1.5, true), .init(.uint(.max), .greater, -1, true),
      .init(.int(.max), .less, 9_223_372_036_854_775_808.0, false),
      .init(.int(.max), .less, 9_223_372_036_854_777_857.0, true),
      .init(.int(.min), .greaterOrEqual, -9_223_372_036_854_775_809.0, true),
      .init(.uint(.max), .greater, 18_446_744_073_709_590_000.0, false), .init("a", .less, "\u{E1}", true),
      .init("a", .less, "AB", false), .init("e\u{301}", .less, "\u{E9}", true), .init("", .greaterOrEqual, "", true),
      .init(.bytes([0, 1]), .greater, .bytes([1]), false), .init(false, .less, true, true),
      .init(.double(.nan), .less, 1.0, false), .init(.double(.nan), .greaterOrEqual, .double(.nan), false),
      .init(day, .lessOrEqual, day, true), .init(span(-1), .less, span(0, -1), true),
      .init(nil, .less, nil, throws: .noOverload), .init([0], .less, [1], throws: .noOverload),
      .init("foo", .less, 1024, throws: .noOverload), .init(true, .less, 1, throws: .noOverload),
    ])
  func orders(_ row: OperatorCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Lists and maps are looked into by equal numbers",
    arguments: [
      OperatorCase(3.0, .isContained, [5, 4, 3], true), .init(7, .isContained, [], false),
      .init("elem", .isContained, [1, "elem"], true), .init(3.0, .isContained, [.uint(3): 1], true),
      .init(3.1, .isContained, [3: 1], false), .init(nil, .isContained, [3: 1], false),
      .init("k", .isContained, ["k": nil], true), .init(1, .isContained, nil, throws: .noOverload),
      .init([7, 8, 9], .element, 0.0, 7), .init([7, 8, 9], .element, .uint(2), 9),
      .init([7], .element, 0.1, throws: .invalid), .init([7], .element, 1, throws: .absent),
      .init([7], .element, -1, throws: .absent), .init([7], .element, .uint(.max), throws: .absent),
      .init([7], .element, .double(.nan), throws: .invalid), .init([7], .element, 1e300, throws: .absent),
      .init([7], .element, .double(.infinity), throws: .absent), .init([7], .element, "", throws: .noOverload),
      .init([.uint(1): 1.0, 2: 2.0], .element, 2.0, 2.0), .init([1: 1], .element, 1.1, throws: .absent),
      .init([.uint(.max): 1], .element, .uint(.max), 1), .init(["\u{E9}": 1], .element, "e\u{301}", throws: .absent),
      .init([1: 1], .element, .bytes([]), throws: .absent), .init(nil, .element, "a", throws: .absent),
      .init("text", .element, 0, throws: .noOverload),
    ])
  func finds(_ row: OperatorCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test("Lists nested a hundred thousand deep compare without deep recursion")
  func comparesDepth() throws {
    // A chain that is made anew at each level, so that nothing deep is released at once.
    let left = CELValue.list(Chain(depth: 100_000))
    var cost = Cost()
    #expect(try Operators.equal(left, .list(Chain(depth: 100_000)), cost: &cost))
    #expect(try !Operators.equal(left, .list(Chain(depth: 99_999)), cost: &cost))
  }

  @Test("Comparing and joining run out of budget before they take long")
  func spends() throws {
    let list = CELValue.list(CELArray(Array(repeating: 1, count: 1000)))
    var cost = Cost(steps: 999)
    #expect(throws: EvaluationFault.self) { try Operators.equal(list, list, cost: &cost) }
    var rest = Cost(steps: 1999)
    #expect(throws: EvaluationFault.self) { try Operators.add(list, list, cost: &rest) }
  }
}

/// A list in a list in a list.
private struct Chain: CELList {
  let depth: Int
  var count: Int { depth == 0 ? 0 : 1 }
  func element(at index: Int) -> CELValue { .list(Chain(depth: depth - 1)) }
}
