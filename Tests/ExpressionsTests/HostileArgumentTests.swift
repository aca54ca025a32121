import Testing

@testable import Expressions

@Suite struct HostileArgumentTests {
  /// The edges of every type.
  private static let values: [CELValue] = [
    nil, true, 0, -1, .int(.min), .int(.max), .uint(.max), .double(.nan), .double(-.infinity), 1e300, "", "e\u{301}%s",
    .bytes([0xFF]), [], ["a", 1], ["k": [1]], .type(.int),
    .timestamp(CELTimestamp(seconds: -62_135_596_800, nanoseconds: 0)),
    .timestamp(CELTimestamp(seconds: 253_402_300_799, nanoseconds: 999_999_999)),
    .duration(CELDuration(totalNanoseconds: .min)), .duration(CELDuration(totalNanoseconds: .max)),
  ]

  @Test("Every function takes any two values or refuses them", arguments: FunctionTable.functions.indices)
  func calls(_ place: Int) throws {
    let function = FunctionTable.functions[place]
    for first in Self.values {
      #expect(try refusal(function, [first]) != .absent)
      for second in Self.values {
        #expect(try refusal(function, [first, second]) != .absent)
      }
    }
  }

  @Test(
    "Functions of strings take any numbers, or refuse them",
    arguments: ["substring", "indexOf", "lastIndexOf", "split"])
  func callsWithNumbers(_ name: String) throws {
    let function = try #require(FunctionTable.function(named: name, isMethod: true))
    for second in Self.values {
      for third in Self.values {
        #expect(try refusal(function, ["a\u{301}😀", second, third]) != .absent)
      }
    }
  }

  @Test("Every operator takes any two values or refuses them", arguments: values.indices)
  func operates(_ place: Int) throws {
    let left = Self.values[place]
    for right in Self.values {
      for name in [CELOperator.add, .subtract, .multiply, .divide, .remainder, .less, .greaterOrEqual] {
        #expect(try OperatorCase(left, name, right, nil).actual != "fault absent")
      }
      #expect(try OperatorCase(left, .equal, right, nil).actual.contains("fault") == false)
      #expect(try OperatorCase(left, .element, right, nil).actual != "fault cost")
      #expect(try OperatorCase(left, .isContained, right, nil).actual != "fault invalid")
    }
  }

  private func refusal(_ function: CELFunction, _ arguments: [CELValue]) throws -> EvaluationFault.Kind? {
    var cost = Cost()
    do {
      _ = try function.implementation(arguments, &cost)
      return nil
    } catch {
      return error.kind
    }
  }
}
