extension CELOperator {
  /// Returns what the operator makes of two values.
  func apply(_ left: CELValue, _ right: CELValue, cost: inout Cost) throws(EvaluationFault) -> CELValue {
    switch self {
    case .add: try Operators.add(left, right, cost: &cost)
    case .subtract: try Operators.subtract(left, right, cost: &cost)
    case .multiply: try Operators.multiply(left, right, cost: &cost)
    case .divide: try Operators.divide(left, right, cost: &cost)
    case .remainder: try Operators.remainder(left, right, cost: &cost)
    case .equal: .bool(try Operators.equal(left, right, cost: &cost))
    case .notEqual: .bool(!(try Operators.equal(left, right, cost: &cost)))
    case .less: .bool(try Operators.less(left, right))
    case .lessOrEqual: .bool(try Operators.lessOrEqual(left, right))
    case .greater: .bool(try Operators.greater(left, right))
    case .greaterOrEqual: .bool(try Operators.greaterOrEqual(left, right))
    case .isContained: .bool(try Operators.isContained(left, in: right, cost: &cost))
    case .element: try Operators.element(of: left, at: right)
    }
  }
}
