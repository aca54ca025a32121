extension Operators {
  /// `container[index]`: an element of a list or a map.
  ///
  /// - Throws: A fault of kind `absent` where the list is shorter, the map lacks the key, or the container is null.
  static func element(of container: CELValue, at index: CELValue) throws(EvaluationFault) -> CELValue {
    switch container {
    case .list(let list): return try element(of: list, at: index)
    case .map(let map):
      guard let value = map.element(at: index) else {
        throw EvaluationFault(.absent, "no such key: \(index.text ?? index.typeName.name)")
      }
      return value
    case .null: throw EvaluationFault(.absent, "null has no elements")
    default: throw .noOverload(.element, container, index)
    }
  }

  private static func element(of list: any CELList, at index: CELValue) throws(EvaluationFault) -> CELValue {
    let place: Int?
    switch index {
    case .int(let number): place = Int(exactly: number)
    case .uint(let number): place = Int(exactly: number)
    case .double(let number):
      guard number == number.rounded(.towardZero) else {
        throw EvaluationFault(.invalid, "the index \(index.text ?? "") is not a whole number")
      }
      place = Int(exactly: number)
    default: throw .noOverload(.element, .list(list), index)
    }
    guard let place, place >= 0, place < list.count else {
      throw EvaluationFault(.absent, "index \(index.text ?? "") is outside a list of \(list.count)")
    }
    return list.element(at: place)
  }
}
