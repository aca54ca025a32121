extension Operators {
  /// `left + right`: sums, and joins strings, bytes and lists.
  static func add(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.int(let left), .int(let right)): return try int(left.addingReportingOverflow(right))
    case (.uint(let left), .uint(let right)): return try uint(left.addingReportingOverflow(right))
    case (.double(let left), .double(let right)): return .double(left + right)
    case (.duration(let left), .duration(let right)): return .duration(try left.adding(right))
    case (.timestamp(let moment), .duration(let span)), (.duration(let span), .timestamp(let moment)):
      return .timestamp(try moment.adding(span))
    default: return try join(left, right, cost: &cost)
    }
  }

  /// `left - right`.
  static func subtract(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.int(let left), .int(let right)): return try int(left.subtractingReportingOverflow(right))
    case (.uint(let left), .uint(let right)): return try uint(left.subtractingReportingOverflow(right))
    case (.double(let left), .double(let right)): return .double(left - right)
    case (.duration(let left), .duration(let right)): return .duration(try left.adding(right.negated()))
    case (.timestamp(let moment), .duration(let span)): return .timestamp(try moment.adding(span.negated()))
    case (.timestamp(let left), .timestamp(let right)): return .duration(try left.since(right))
    default: throw .noOverload(.subtract, left, right)
    }
  }

  /// `left * right`.
  static func multiply(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.int(let left), .int(let right)): return try int(left.multipliedReportingOverflow(by: right))
    case (.uint(let left), .uint(let right)): return try uint(left.multipliedReportingOverflow(by: right))
    case (.double(let left), .double(let right)): return .double(left * right)
    default: throw .noOverload(.multiply, left, right)
    }
  }

  /// `left / right`, which cuts the fraction of whole numbers off.
  static func divide(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.int, .int(0)), (.uint, .uint(0)): throw EvaluationFault(.invalid, "divide by zero")
    case (.int(let left), .int(let right)): return try int(left.dividedReportingOverflow(by: right))
    case (.uint(let left), .uint(let right)): return .uint(left / right)
    case (.double(let left), .double(let right)): return .double(left / right)
    default: throw .noOverload(.divide, left, right)
    }
  }

  /// `left % right`, which has the sign of the left operand.
  static func remainder(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.int, .int(0)), (.uint, .uint(0)): throw EvaluationFault(.invalid, "modulus by zero")
    case (.int(let left), .int(let right)): return try int(left.remainderReportingOverflow(dividingBy: right))
    case (.uint(let left), .uint(let right)): return .uint(left % right)
    default: throw .noOverload(.remainder, left, right)
    }
  }

  /// `-value`.
  static func negate(_ value: CELValue) throws(EvaluationFault) -> CELValue {
    switch value {
    case .int(let number): return try int((0 as Int64).subtractingReportingOverflow(number))
    case .double(let number): return .double(-number)
    default: throw .noOverload("-", [value])
    }
  }
}

extension Operators {
  private static func int(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(EvaluationFault) -> CELValue {
    guard !result.overflow else { throw .overflow("int") }
    return .int(result.partialValue)
  }

  private static func uint(
    _ result: (partialValue: UInt64, overflow: Bool)
  ) throws(EvaluationFault) -> CELValue {
    guard !result.overflow else { throw .overflow("uint") }
    return .uint(result.partialValue)
  }

  private static func join(
    _ left: CELValue, _ right: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> CELValue {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      try cost.spend(left.utf8.count + right.utf8.count)
      return .string(left + right)
    case (.bytes(let left), .bytes(let right)):
      try cost.spend(left.count + right.count)
      return .bytes(left + right)
    case (.list(let left), .list(let right)):
      try cost.spend(left.count + right.count)
      return .list(CELArray(left.elements + right.elements))
    default: throw .noOverload(.add, left, right)
    }
  }
}

extension CELList {
  /// The elements, copied.
  var elements: [CELValue] {
    (0..<count).map { element(at: $0) }
  }
}
