extension Operators {
  /// Returns what an operator gives for operands of two types, or `nil` where it takes no such operands, whatever they
  /// are.
  static func resultType(of name: CELOperator, _ left: CELType, _ right: CELType) -> CELType? {
    switch name {
    case .equal, .notEqual: .bool
    case .less, .lessOrEqual, .greater, .greaterOrEqual: orderType(left, right)
    case .isContained: containmentType(in: right)
    case .element: elementType(of: left, at: right)
    case .add: sumType(left, right)
    case .subtract, .multiply, .divide, .remainder: table(for: name, left, right)
    }
  }

  /// Returns what `-` gives before an operand of a type, or `nil` where it takes none such.
  static func resultType(ofNegating operand: CELType) -> CELType? {
    switch operand {
    case .int, .double, .dynamic: operand
    default: nil
    }
  }
}

extension Operators {
  private static func orderType(_ left: CELType, _ right: CELType) -> CELType? {
    let numbers: [CELType] = [.int, .uint, .double]
    let left = left.plain
    let right = right.plain
    let ordered: [CELType] = numbers + [.bool, .string, .bytes, .timestamp, .duration, .dynamic]
    guard ordered.contains(left), ordered.contains(right) else { return nil }
    guard left != .dynamic, right != .dynamic, left != right else { return .bool }
    return numbers.contains(left) && numbers.contains(right) ? .bool : nil
  }

  private static func containmentType(in container: CELType) -> CELType? {
    switch container {
    case .list, .map, .record, .dynamic: .bool
    default: nil
    }
  }

  private static func elementType(of container: CELType, at index: CELType) -> CELType? {
    switch (container, index.plain) {
    case (.list(let element), .int), (.list(let element), .uint), (.list(let element), .double),
      (.list(let element), .dynamic):
      element
    case (.map(let value), .int), (.map(let value), .uint), (.map(let value), .double), (.map(let value), .string),
      (.map(let value), .bool), (.map(let value), .dynamic):
      value
    case (.record, .string), (.record, .dynamic): .dynamic
    case (.dynamic, .int), (.dynamic, .uint), (.dynamic, .double), (.dynamic, .string), (.dynamic, .bool),
      (.dynamic, .dynamic):
      .dynamic
    case (.null, _): .dynamic
    default: nil
    }
  }

  private static func sumType(_ left: CELType, _ right: CELType) -> CELType? {
    switch (left, right) {
    case (.list(let left), .list(let right)): .list(left == right ? left : .dynamic)
    case (.list, .dynamic), (.dynamic, .list): .list(.dynamic)
    default: table(for: .add, left, right)
    }
  }

  /// Returns the result that the overloads which take the types have in common.
  private static func table(for name: CELOperator, _ left: CELType, _ right: CELType) -> CELType? {
    let left = left.plain
    let right = right.plain
    let results = overloads(of: name)
      .filter { ($0.left == left || left == .dynamic) && ($0.right == right || right == .dynamic) }
      .map(\.result)
    guard let first = results.first else { return nil }
    return results.allSatisfy { $0 == first } ? first : .dynamic
  }

  private static func overloads(of name: CELOperator) -> [(left: CELType, right: CELType, result: CELType)] {
    let numbers: [(CELType, CELType, CELType)] = [(.int, .int, .int), (.uint, .uint, .uint)]
    let double: [(CELType, CELType, CELType)] = [(.double, .double, .double)]
    return switch name {
    case .add:
      numbers + double + [
        (.string, .string, .string), (.bytes, .bytes, .bytes), (.duration, .duration, .duration),
        (.timestamp, .duration, .timestamp), (.duration, .timestamp, .timestamp),
      ]
    case .subtract:
      numbers + double + [
        (.duration, .duration, .duration), (.timestamp, .duration, .timestamp), (.timestamp, .timestamp, .duration),
      ]
    case .multiply, .divide: numbers + double
    case .remainder: numbers
    default: []
    }
  }
}

extension CELType {
  /// The type with what is known beside it left out: one string of a few is a string.
  var plain: CELType {
    if case .choice = self { return .string }
    return self
  }
}
