import Testing

@testable import Expressions

@Suite struct MathFunctionTests {
  @Test(
    "The largest and the smallest keep their types",
    arguments: [
      FunctionCase("math.greatest", [-5], -5), .init("math.greatest", [1, 1.0], 1), .init("math.greatest", [3, -3], 3),
      .init("math.greatest", [5.4, 10, .uint(3), -5.0, .int(.max)], .int(.max)),
      .init("math.greatest", [[5.4, 10, .uint(3), -5.0, 3.5]], 10), .init("math.greatest", [.uint(5), -7], .uint(5)),
      .init("math.least", [5.4, 10, .uint(3), -5.0], -5.0), .init("math.least", [.int(.min), 1], .int(.min)),
      .init("math.greatest", [], throws: .invalid), .init("math.greatest", [[]], throws: .invalid),
      .init("math.least", ["a"], throws: .noOverload), .init("math.least", [1, true], throws: .noOverload),
      .init("math.least", [.double(.nan), 1], throws: .invalid),
    ])
  func compares(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Doubles are rounded and told apart",
    arguments: [
      FunctionCase("math.ceil", [-1.2], -1.0), .init("math.floor", [-1.2], -2.0), .init("math.round", [-1.5], -2.0),
      .init("math.round", [1.2], 1.0), .init("math.trunc", [-1.2], -1.0),
      .init("math.round", [.double(.nan)], .double(.nan)),
      .init("math.ceil", [1], throws: .noOverload), .init("math.isNaN", [.double(.nan)], true),
      .init("math.isInf", [.double(-.infinity)], true), .init("math.isFinite", [.double(.nan)], false),
      .init("math.isFinite", [true], throws: .noOverload), .init("math.abs", [-11], 11),
      .init("math.abs", [-11.5], 11.5),
      .init("math.abs", [.uint(1)], .uint(1)), .init("math.abs", [.int(.min)], throws: .invalid),
      .init("math.sign", [-11], -1), .init("math.sign", [.uint(100)], .uint(1)), .init("math.sign", [-32.0], -1.0),
      .init("math.sign", [true], throws: .noOverload), .init("math.sqrt", [4], 2.0), .init("math.sqrt", [81.0], 9.0),
      .init("math.sqrt", ["a"], throws: .noOverload),
    ])
  func rounds(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }

  @Test(
    "Bits are those of 64",
    arguments: [
      FunctionCase("math.bitAnd", [1, -1], 1), .init("math.bitOr", [4, -2], -2), .init("math.bitXor", [4, -2], -6),
      .init("math.bitAnd", [.uint(1), .uint(3)], .uint(1)), .init("math.bitAnd", [.uint(2), 1], throws: .noOverload),
      .init("math.bitNot", [1], -2), .init("math.bitNot", [.uint(0)], .uint(.max)),
      .init("math.bitShiftLeft", [1, 2], 4),
      .init("math.bitShiftLeft", [-1, 200], 0), .init("math.bitShiftLeft", [1, .int(.max)], 0),
      .init("math.bitShiftLeft", [.uint(1), -1], throws: .invalid),
      .init("math.bitShiftLeft", [1, .int(.min)], throws: .invalid),
      .init("math.bitShiftRight", [-1024, 3], 2_305_843_009_213_693_824), .init("math.bitShiftRight", [-1024, 64], 0),
      .init("math.bitShiftRight", [4.3, 1], throws: .noOverload),
    ])
  func shifts(_ row: FunctionCase) throws {
    #expect(try row.actual == row.expected)
  }
}
