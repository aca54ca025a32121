import Testing

@testable import Expressions

private func moment(_ seconds: Int64, _ nanoseconds: Int32 = 0) -> CELValue {
  .timestamp(CELTimestamp(seconds: seconds, nanoseconds: nanoseconds))
}

private func span(_ seconds: Int64, _ nanoseconds: Int32 = 0) -> CELValue {
  .duration(CELDuration(seconds: seconds, nanoseconds: nanoseconds))
}

@Suite struct ConversionTests {
  @Test(
    "Numbers convert within their ranges",
    arguments: [
      FunctionCase("int", [.uint(42)], 42), .init("int", [.uint(.max)], throws: .invalid), .init("int", [-7.9], -7),
      .init("int", [11.5], 11), .init("int", [9_223_372_036_854_775_807.0], throws: .invalid),
      .init("int", [-9_223_372_036_854_775_808.0], throws: .invalid), .init("int", [1e99], throws: .invalid),
      .init("int", [.double(.nan)], throws: .invalid), .init("int", ["987"], 987), .init("int", ["-5"], -5),
      .init("int", ["9223372036854775808"], throws: .invalid), .init("int", [" 1"], throws: .invalid),
      .init("int", ["1.0"], throws: .invalid), .init("int", [""], throws: .invalid),
      .init("int", [nil], throws: .noOverload),
      .init("int", [moment(1_095_379_199, 5)], 1_095_379_199), .init("int", [true], throws: .noOverload),
      .init("uint", [-1], throws: .invalid), .init("uint", [3.14], .uint(3)), .init("uint", [-0.5], throws: .invalid),
      .init("uint", [6.022e23], throws: .invalid), .init("uint", [18_446_744_073_709_551_616.0], throws: .invalid),
      .init("uint", ["300"], .uint(300)), .init("uint", ["-1"], throws: .invalid),
      .init("double", [.int(.max)], 9.223372036854776e+18), .init("double", ["-0.0"], -0.0),
      .init("double", ["1.38e-23"], 1.38e-23), .init("double", ["NaN"], .double(.nan)),
      .init("double", ["-Infinity"], .double(-.infinity)), .init("double", ["1e400"], throws: .invalid),
      .init("double", ["0x10"], throws: .invalid), .init("double", [""], throws: .invalid),
      .init("double", ["1,5"], throws: .invalid), .init("double", [true], throws: .noOverload),
    ])
  func convertsNumbers(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Texts are those that people read",
    arguments: [
      FunctionCase("string", [123.456], "123.456"), .init("string", [-4.5e-3], "-0.0045"), .init("string", [1.0], "1"),
      .init("string", [-0.0], "-0"), .init("string", [100_000.0], "100000"), .init("string", [1e6], "1000000"),
      .init("string", [1.5e-5], "0.000015"), .init("string", [1e100], "1e+100"),
      .init("string", [.double(.leastNonzeroMagnitude)], "5e-324"),
      .init("string", [123_456_789.0], "123456789"), .init("string", [0.0001], "0.0001"),
      .init("string", [.double(.infinity)], "+Inf"), .init("string", [.double(.nan)], "NaN"),
      .init("string", [true], "true"), .init("string", [.uint(.max)], "18446744073709551615"),
      .init("string", [.int(.min)], "-9223372036854775808"), .init("string", [.bytes([0xC3, 0xBF])], "ÿ"),
      .init("string", [.bytes([0, 0xFF])], throws: .invalid), .init("string", [[1]], throws: .noOverload),
      .init("string", [nil], throws: .noOverload), .init("bytes", ["ÿ"], .bytes([0xC3, 0xBF])),
      .init("bool", ["True"], true), .init("bool", ["f"], false), .init("bool", ["TrUe"], throws: .invalid),
      .init("bool", [1], throws: .noOverload), .init("dyn", [[1]], [1]), .init("type", [nil], .type(.null)),
      .init("type", [.type(.int)], .type(.type)), .init("type", [moment(0)], .type(.timestamp)),
      .init("string", [moment(1_234_567_890)], "2009-02-13T23:31:30Z"),
      .init("string", [moment(253_402_300_799, 999_999_999)], "9999-12-31T23:59:59.999999999Z"),
      .init("string", [moment(-62_135_596_800, 120_000_000)], "0001-01-01T00:00:00.12Z"),
      .init("string", [span(1_000_000)], "1000000s"), .init("string", [span(0, -500_000_000)], "-0.5s"),
    ])
  func convertsTexts(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Moments and spans are read exactly, or not at all",
    arguments: [
      FunctionCase("timestamp", ["2009-02-13T23:31:30Z"], moment(1_234_567_890)),
      .init("timestamp", ["2009-02-14T01:31:30.5+02:00"], moment(1_234_567_890, 500_000_000)),
      .init("timestamp", ["1969-12-31T23:59:59.999999999Z"], moment(-1, 999_999_999)),
      .init("timestamp", ["2024-02-29T00:00:00Z"], moment(1_709_164_800)),
      .init("timestamp", ["2023-02-29T00:00:00Z"], throws: .invalid),
      .init("timestamp", ["0000-01-01T00:00:00Z"], throws: .invalid),
      .init("timestamp", ["10000-01-01T00:00:00Z"], throws: .invalid),
      .init("timestamp", ["0001-01-01T00:00:00+00:01"], throws: .invalid),
      .init("timestamp", ["2009-02-13T24:00:00Z"], throws: .invalid),
      .init("timestamp", ["2009-02-13 23:31:30Z"], throws: .invalid),
      .init("timestamp", ["2009-02-13T23:31:30"], throws: .invalid),
      .init("timestamp", ["2009-02-13T23:31:30.Z"], throws: .invalid), .init("timestamp", [""], throws: .invalid),
      .init("timestamp", [253_402_300_799], moment(253_402_300_799)),
      .init("timestamp", [253_402_300_800], throws: .invalid), .init("timestamp", [-62_135_596_801], throws: .invalid),
      .init("timestamp", [1.0], throws: .noOverload), .init("duration", ["1h45m47s"], span(6347)),
      .init("duration", ["-1.5s"], span(-1, -500_000_000)), .init("duration", ["1.5h"], span(5400)),
      .init("duration", ["1ms2us3ns"], span(0, 1_002_003)), .init("duration", ["0"], span(0)),
      .init("duration", [".5s"], span(0, 500_000_000)), .init("duration", ["5"], throws: .invalid),
      .init("duration", ["s"], throws: .invalid), .init("duration", [".s"], throws: .invalid),
      .init("duration", ["1d"], throws: .invalid), .init("duration", ["-"], throws: .invalid),
      .init("duration", ["320000000000s"], throws: .invalid), .init("duration", ["-320000000000s"], throws: .invalid),
      .init("duration", ["99999999999999999999h"], throws: .invalid), .init("duration", [1], throws: .noOverload),
    ])
  func readsTime(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test("A map refuses repeated keys and keys of other types")
  func refusesKeys() {
    #expect(throws: EvaluationFault.self) { try CELDictionary([(0, 1), (.uint(0), 2)]) }
    #expect(throws: EvaluationFault.self) { try CELDictionary([(true, 1), (true, 2)]) }
    #expect(throws: EvaluationFault.self) { try CELDictionary([(3.3, 1)]) }
    #expect(throws: EvaluationFault.self) { try CELDictionary([(nil, 1)]) }
  }

  @Test("A map keeps the order in which it is written")
  func keepsOrder() throws {
    let map = try CELDictionary([("b", 1), ("a", 2), (1, 3), (true, 4), ("e\u{301}", 5), ("\u{E9}", 6)])
    #expect(
      map.keys.map(\.outline) == ["string b", "string a", "int 1", "true", "string e\\u{0301}", "string \\u{00E9}"])
    #expect(map.value(of: 1.0)?.outline == "int 3")
    #expect(map.value(named: "\u{E9}")?.outline == "int 6")
  }

  @Test("A value's text and its equality are those of the language")
  func offersText() {
    #expect(CELValue.double(0.5).text == "0.5")
    #expect(CELValue.null.text == nil)
    #expect(CELValue.int(1).equals(1.0))
    #expect(!CELValue.string("1").equals(1))
  }
}
