extension FunctionTable {
  /// What makes doubles whole, and tells what they are (cel-go, extension `math`).
  static let rounding: [CELFunction] = [
    ofDouble("math.ceil", to: .double) { .double($0.rounded(.up)) },
    ofDouble("math.floor", to: .double) { .double($0.rounded(.down)) },
    ofDouble("math.round", to: .double) { .double($0.rounded(.toNearestOrAwayFromZero)) },
    ofDouble("math.trunc", to: .double) { .double($0.rounded(.towardZero)) },
    ofDouble("math.isNaN", to: .bool) { .bool($0.isNaN) },
    ofDouble("math.isInf", to: .bool) { .bool($0.isInfinite) },
    ofDouble("math.isFinite", to: .bool) { .bool($0.isFinite) },
  ]

  private static func ofDouble(
    _ name: String, to result: CELType, _ body: @escaping @Sendable (Double) -> CELValue
  ) -> CELFunction {
    .global(name, [.init(.double, to: result)]) { (arguments, _) throws(EvaluationFault) in
      guard arguments.count == 1, case .double(let number)? = arguments.first else {
        throw .noOverload(name, arguments)
      }
      return body(number)
    }
  }
}
