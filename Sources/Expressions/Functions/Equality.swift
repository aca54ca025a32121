/// A comparison under way: the containers that are open, outermost first, so that depth takes no stack.
struct Equality {
  private enum Container {
    case lists(any CELList, any CELList)
    case maps(any CELMap, any CELMap, keys: [CELValue])
  }

  private var open: [(container: Container, next: Int)] = []
}

extension Equality {
  /// Compares two values, containers by their sizes only, and opens those.
  mutating func enter(_ left: CELValue, _ right: CELValue, cost: inout Cost) throws(EvaluationFault) -> Bool {
    switch (left, right) {
    case (.list(let left), .list(let right)):
      guard left.count == right.count else { return false }
      try cost.spend(left.count)
      open.append((.lists(left, right), 0))
      return true
    case (.map(let left), .map(let right)):
      guard left.count == right.count else { return false }
      try cost.spend(left.count)
      open.append((.maps(left, right, keys: left.keys), 0))
      return true
    case (.string(let left), .string(let right)):
      guard left.utf8.count == right.utf8.count else { return false }
      try cost.spend(left.utf8.count)
      // `String` compares canonical equivalents as equal, CEL does not.
      return left.utf8.elementsEqual(right.utf8)
    case (.bytes(let left), .bytes(let right)):
      guard left.count == right.count else { return false }
      try cost.spend(left.count)
      return left == right
    default:
      return isEqual(left, right)
    }
  }

  /// Takes the next pair out of the innermost container; a value is `nil` where its map lacks the key.
  mutating func next() -> (left: CELValue?, right: CELValue?)? {
    while let (container, index) = open.popLast() {
      switch container {
      case .lists(let left, let right) where index < left.count:
        open.append((container, index + 1))
        return (left.element(at: index), right.element(at: index))
      case .maps(let left, let right, let keys) where index < keys.count:
        open.append((container, index + 1))
        return (left.element(at: keys[index]), right.element(at: keys[index]))
      default: continue
      }
    }
    return nil
  }

  private func isEqual(_ left: CELValue, _ right: CELValue) -> Bool {
    if let order = Operators.numericOrder(left, right) { return order == .same }
    return switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    case (.timestamp(let left), .timestamp(let right)): left == right
    case (.duration(let left), .duration(let right)): left == right
    default: false
    }
  }
}
