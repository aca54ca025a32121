extension FunctionTable {
  /// The largest, the smallest, the sign and the root of numbers (cel-go, extension `math`).
  static let magnitudes: [CELFunction] = [
    extremum("math.greatest", .descending),
    extremum("math.least", .ascending),
    .global("math.abs", sameType, absolute),
    .global("math.sign", sameType, sign),
    .global("math.sqrt", [.init(.double, to: .double), .init(.int, to: .double), .init(.uint, to: .double)], root),
  ]

  private static let sameType: [CELFunction.Overload] = [
    .init(.int, to: .int), .init(.uint, to: .uint), .init(.double, to: .double),
  ]

  /// The most arguments of a function that takes any number; a list takes more.
  private static let mostArguments = 32

  private static func extremum(_ name: String, _ wanted: Operators.Order) -> CELFunction {
    let overloads = (1...mostArguments).map {
      CELFunction.Overload(parameters: Array(repeating: .dynamic, count: $0), result: .dynamic)
    }
    return .global(name, overloads) { (arguments, cost) throws(EvaluationFault) in
      if arguments.count == 1, case .list(let list)? = arguments.first {
        try cost.spend(list.count)
        return try extremum(of: list, wanted, name)
      }
      return try extremum(of: CELArray(arguments), wanted, name)
    }
  }

  private static func extremum(
    of list: any CELList, _ wanted: Operators.Order, _ name: String
  ) throws(EvaluationFault) -> CELValue {
    guard list.count > 0 else { throw EvaluationFault(.invalid, "\"\(name)\" takes no empty list") }
    var best = list.element(at: 0)
    for index in 0..<list.count {
      let value = list.element(at: index)
      guard let order = Operators.numericOrder(value, best) else { throw .noOverload(name, [value]) }
      guard order != .none else { throw EvaluationFault(.invalid, "NaN has no order") }
      if order == wanted { best = value }
    }
    return best
  }

  private static func absolute(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    switch (arguments.first, arguments.count) {
    case (.uint(let number), 1): return .uint(number)
    case (.double(let number), 1): return .double(number.magnitude)
    case (.int(let number), 1):
      guard number != .min else { throw .overflow("int") }
      return .int(abs(number))
    default: throw .noOverload("math.abs", arguments)
    }
  }

  private static func sign(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    switch (arguments.first, arguments.count) {
    case (.uint(let number), 1): return .uint(number == 0 ? 0 : 1)
    case (.int(let number), 1): return .int(number.signum())
    case (.double(let number), 1): return .double(number < 0 ? -1 : number > 0 ? 1 : number)
    default: throw .noOverload("math.sign", arguments)
    }
  }

  private static func root(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    switch (arguments.first, arguments.count) {
    case (.double(let number), 1): return .double(number.squareRoot())
    case (.int(let number), 1): return .double(Double(number).squareRoot())
    case (.uint(let number), 1): return .double(Double(number).squareRoot())
    default: throw .noOverload("math.sqrt", arguments)
    }
  }
}
