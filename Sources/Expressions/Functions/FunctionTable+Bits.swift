extension FunctionTable {
  /// What works on the bits of whole numbers (cel-go, extension `math`).
  static let bits: [CELFunction] = [
    ofTwo("math.bitAnd", { .int($0 & $1) }, { .uint($0 & $1) }),
    ofTwo("math.bitOr", { .int($0 | $1) }, { .uint($0 | $1) }),
    ofTwo("math.bitXor", { .int($0 ^ $1) }, { .uint($0 ^ $1) }),
    .global("math.bitNot", [.init(.int, to: .int), .init(.uint, to: .uint)], invert),
    shift("math.bitShiftLeft") { $0 << $1 },
    shift("math.bitShiftRight") { $0 >> $1 },
  ]

  private static func ofTwo(
    _ name: String, _ ofInts: @escaping @Sendable (Int64, Int64) -> CELValue,
    _ ofUints: @escaping @Sendable (UInt64, UInt64) -> CELValue
  ) -> CELFunction {
    .global(name, [.init(.int, .int, to: .int), .init(.uint, .uint, to: .uint)]) {
      (arguments, _) throws(EvaluationFault) in
      guard arguments.count == 2 else { throw .noOverload(name, arguments) }
      switch (arguments[0], arguments[1]) {
      case (.int(let left), .int(let right)): return ofInts(left, right)
      case (.uint(let left), .uint(let right)): return ofUints(left, right)
      default: throw .noOverload(name, arguments)
      }
    }
  }

  private static func invert(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    switch (arguments.first, arguments.count) {
    case (.int(let number), 1): return .int(~number)
    case (.uint(let number), 1): return .uint(~number)
    default: throw .noOverload("math.bitNot", arguments)
    }
  }

  /// Shifts the bits of a number, those of an int as if it had no sign.
  private static func shift(
    _ name: String, _ body: @escaping @Sendable (UInt64, Int64) -> UInt64
  ) -> CELFunction {
    .global(name, [.init(.int, .int, to: .int), .init(.uint, .int, to: .uint)]) {
      (arguments, _) throws(EvaluationFault) in
      guard arguments.count == 2, case .int(let count) = arguments[1] else { throw .noOverload(name, arguments) }
      guard count >= 0 else { throw EvaluationFault(.invalid, "\"\(name)\" takes no negative offset: \(count)") }
      switch arguments[0] {
      case .int(let number): return .int(Int64(bitPattern: body(UInt64(bitPattern: number), count)))
      case .uint(let number): return .uint(body(number, count))
      default: throw .noOverload(name, arguments)
      }
    }
  }
}
