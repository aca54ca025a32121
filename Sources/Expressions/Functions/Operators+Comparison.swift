extension Operators {
  /// How two values stand to one another.
  enum Order {
    case ascending, same, descending
    /// One of them is not a number.
    case none
  }

  /// `left < right`.
  static func less(_ left: CELValue, _ right: CELValue) throws(EvaluationFault) -> Bool {
    try order(left, right, for: .less) == .ascending
  }

  /// `left <= right`.
  static func lessOrEqual(_ left: CELValue, _ right: CELValue) throws(EvaluationFault) -> Bool {
    let order = try order(left, right, for: .lessOrEqual)
    return order == .ascending || order == .same
  }

  /// `left > right`.
  static func greater(_ left: CELValue, _ right: CELValue) throws(EvaluationFault) -> Bool {
    try order(left, right, for: .greater) == .descending
  }

  /// `left >= right`.
  static func greaterOrEqual(_ left: CELValue, _ right: CELValue) throws(EvaluationFault) -> Bool {
    let order = try order(left, right, for: .greaterOrEqual)
    return order == .descending || order == .same
  }

  private static func order(
    _ left: CELValue, _ right: CELValue, for name: CELOperator
  ) throws(EvaluationFault) -> Order {
    if let order = numericOrder(left, right) { return order }
    switch (left, right) {
    case (.bool(let left), .bool(let right)): return Order(left ? 1 : 0, right ? 1 : 0)
    case (.string(let left), .string(let right)): return Order(bytes: left.utf8, right.utf8)
    case (.bytes(let left), .bytes(let right)): return Order(bytes: left, right)
    case (.timestamp(let left), .timestamp(let right)):
      return Order((left.seconds, left.nanoseconds), (right.seconds, right.nanoseconds))
    case (.duration(let left), .duration(let right)):
      return Order((left.seconds, left.nanoseconds), (right.seconds, right.nanoseconds))
    default: throw .noOverload(name, left, right)
    }
  }

  /// Returns the order of two numbers of any types, or `nil` where a value is not a number.
  ///
  /// A whole number that stands beside a double within its type's range is rounded to the nearest double first, as
  /// the conformance suite of the language has it.
  static func numericOrder(_ left: CELValue, _ right: CELValue) -> Order? {
    switch (left, right) {
    case (.int(let left), .int(let right)): Order(left, right)
    case (.uint(let left), .uint(let right)): Order(left, right)
    case (.double(let left), .double(let right)): Order(left, right)
    case (.int(let left), .uint(let right)): left < 0 ? .ascending : Order(UInt64(left), right)
    case (.uint(let left), .int(let right)): right < 0 ? .descending : Order(left, UInt64(right))
    case (.int(let left), .double(let right)): Order(Double(left), right)
    case (.double(let left), .int(let right)): Order(left, Double(right))
    case (.uint(let left), .double(let right)): Order(Double(left), right)
    case (.double(let left), .uint(let right)): Order(left, Double(right))
    default: nil
    }
  }
}

extension Operators.Order {
  init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .ascending : left > right ? .descending : left == right ? .same : .none
  }

  init(_ left: (Int64, Int32), _ right: (Int64, Int32)) {
    self = left < right ? .ascending : left == right ? .same : .descending
  }

  init<Bytes: Sequence<UInt8>>(bytes left: Bytes, _ right: Bytes) {
    self =
      left.lexicographicallyPrecedes(right)
      ? .ascending : right.lexicographicallyPrecedes(left) ? .descending : .same
  }
}
