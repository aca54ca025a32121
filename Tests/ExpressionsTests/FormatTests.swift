import Testing

@testable import Expressions

@Suite struct FormatTests {
  @Test(
    "Clauses write values as cel-go does",
    arguments: [
      FunctionCase("format", ["%%%s%%", ["text"]], "%text%"), .init("format", ["%d %s", [1, "A"]], "1 A"),
      .init("format", ["%.3f", [1.2345]], "1.234"), .init("format", ["%.0f", [2.5]], "2"),
      .init("format", ["%.0f", [1.5]], "2"), .init("format", ["%.3f", [-123.4999]], "-123.500"),
      .init("format", ["%f", [2]], "2.000000"), .init("format", ["%.6e", [1052.032911275]], "1.052033e+03"),
      .init("format", ["%e", [.uint(3)]], "3.000000e+00"), .init("format", ["%e", [.double(-.infinity)]], "-Infinity"),
      .init("format", ["%d", [.double(.nan)]], "NaN"), .init("format", ["%b", [5]], "101"),
      .init("format", ["%b", [.int(.min)]], .string("-1" + String(repeating: "0", count: 63))),
      .init("format", ["%b", [true]], "1"), .init("format", ["%o", [.uint(65_535)]], "177777"),
      .init("format", ["%X", [30]], "1E"), .init("format", ["%x", ["Hello"]], "48656c6c6f"),
      .init("format", ["%X", [.bytes([0x6C, 1])]], "6C01"), .init("format", ["%x", [-255]], "-ff"),
      .init("format", ["%s", [nil]], "null"), .init("format", ["%s", [1e6]], "1000000"),
      .init("format", ["%s", [1.5e-7]], "0.00000015"), .init("format", ["%s", [.type(.string)]], "string"),
      .init("format", ["%s", [.duration(CELDuration(seconds: 6347, nanoseconds: 0))]], "6347s"),
      .init("format", ["%s", [["abc", 3.14, nil, [9, 8]]]], "[abc, 3.14, null, [9, 8]]"),
      .init("format", ["%s", [["k2": true, "k1": .bytes([0x78])]]], "{k1: x, k2: true}"),
      .init("format", ["%s", [["strKey": "x", 6: 1, true: 42]]], "{6: 1, strKey: x, true: 42}"),
      .init("format", ["no clause", []], "no clause"),
    ])
  func writes(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Wrong clauses and wrong values are faults",
    arguments: [
      FunctionCase("format", ["%a", [1]], throws: .invalid), .init("format", ["%d %d", [0]], throws: .invalid),
      .init("format", ["%", [0]], throws: .invalid), .init("format", ["%.", [0.0]], throws: .invalid),
      .init("format", ["%.3", [0.0]], throws: .invalid), .init("format", ["%.101f", [0.0]], throws: .invalid),
      .init("format", ["%.99999999999999999999f", [0.0]], throws: .invalid),
      .init("format", ["%é", [0.0]], throws: .invalid), .init("format", ["%E", [0.5]], throws: .invalid),
      .init("format", ["%b", ["abc"]], throws: .noOverload), .init("format", ["%d", [nil]], throws: .noOverload),
      .init("format", ["%x", [0.5]], throws: .noOverload), .init("format", ["%f", [nil]], throws: .noOverload),
      .init("format", ["%o", [true]], throws: .noOverload), .init("format", ["%s", "a"], throws: .noOverload),
      .init("format", ["%s", [nested(65)]], throws: .cost),
    ])
  func refuses(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test("The largest double is written whole")
  func writesLarge() throws {
    let row = FunctionCase("format", ["%.100f", [.double(.greatestFiniteMagnitude)]], nil)
    #expect(try row.actual.count == "string ".count + 309 + 1 + 100)
  }

  @Test("A value of 64 levels is written")
  func writesDepth() throws {
    let row = FunctionCase("format", ["%s", [Self.nested(64)]], nil)
    #expect(try row.actual.hasPrefix("string [[[["))
  }

  private static func nested(_ depth: Int) -> CELValue {
    (0..<depth).reduce(1) { value, _ in [value] }
  }
}
