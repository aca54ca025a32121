extension Operators {
  /// `left == right`: values of different types are not equal, numbers of different types are where their amounts are.
  static func equal(_ left: CELValue, _ right: CELValue, cost: inout Cost) throws(EvaluationFault) -> Bool {
    var equality = Equality()
    guard try equality.enter(left, right, cost: &cost) else { return false }
    while let pair = equality.next() {
      guard let left = pair.left, let right = pair.right else { return false }
      guard try equality.enter(left, right, cost: &cost) else { return false }
    }
    return true
  }

  /// `value in container`: whether a list has an equal element, or a map the key.
  static func isContained(
    _ value: CELValue, in container: CELValue, cost: inout Cost
  ) throws(EvaluationFault) -> Bool {
    switch container {
    case .list(let list):
      for index in 0..<list.count {
        try cost.spend(1)
        if try equal(value, list.element(at: index), cost: &cost) { return true }
      }
      return false
    case .map(let map): return map.element(at: value) != nil
    default: throw .noOverload(.isContained, value, container)
    }
  }
}

extension CELMap {
  /// Returns the value of a key, by the shorter way where that is a string.
  func element(at key: CELValue) -> CELValue? {
    if case .string(let name) = key { return value(named: name) }
    return value(of: key)
  }
}
