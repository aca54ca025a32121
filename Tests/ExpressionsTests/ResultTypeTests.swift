import Testing

@testable import Expressions

@Suite struct ResultTypeTests {
  @Test(
    "An operator's type is known where it takes the operands, and missing where it never does",
    arguments: [
      (CELOperator.add, CELType.int, CELType.int, CELType.int), (.add, .int, .double, nil),
      (.add, .choice(["a"]), .string, .string), (.add, .dynamic, .int, .int), (.add, .dynamic, .dynamic, .dynamic),
      (.add, .dynamic, .duration, .dynamic), (.add, .timestamp, .dynamic, .timestamp), (.add, .null, .int, nil),
      (.add, .list(.int), .list(.int), .list(.int)), (.add, .list(.int), .list(.string), .list(.dynamic)),
      (.subtract, .timestamp, .timestamp, .duration), (.subtract, .string, .string, nil),
      (.remainder, .double, .double, nil), (.less, .int, .double, .bool), (.less, .string, .int, nil),
      (.less, .null, .null, nil), (.less, .dynamic, .list(.int), nil), (.equal, .int, .string, .bool),
      (.isContained, .int, .list(.int), .bool), (.isContained, .int, .string, nil),
      (.element, .list(.int), .uint, .int), (.element, .list(.int), .string, nil),
      (.element, .map(.bool), .choice(["a"]), .bool), (.element, .null, .string, .dynamic),
      (.element, .int, .int, nil),
    ] as [(CELOperator, CELType, CELType, CELType?)])
  func types(_ name: CELOperator, _ left: CELType, _ right: CELType, _ result: CELType?) {
    #expect(Operators.resultType(of: name, left, right) == result)
  }

  @Test("Functions are found by name and by whether they are methods")
  func finds() {
    #expect(FunctionTable.function(named: "size", isMethod: true) != nil)
    #expect(FunctionTable.function(named: "size", isMethod: false) != nil)
    #expect(FunctionTable.function(named: "charAt", isMethod: false) == nil)
    #expect(FunctionTable.function(named: "math.greatest", isMethod: false) != nil)
    #expect(FunctionTable.function(named: "nothing", isMethod: false) == nil)
  }

  @Test("Every function refuses what none of its overloads takes", arguments: FunctionTable.functions.map(\.name))
  func refuses(_ name: String) throws {
    guard name != "dyn", name != "type" else { return }
    for arguments in [[], [nil], [nil, nil], Array(repeating: nil, count: 7)] as [[CELValue]] {
      let row = FunctionCase(name, arguments, nil)
      #expect(["fault noOverload", "fault invalid"].contains(try row.actual))
    }
  }
}
