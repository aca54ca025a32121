extension Compiler {
  /// Compiles a map.
  mutating func map() throws(ExpressionFault) -> Operand {
    let start = here
    let lower = advance().range.lowerBound
    var keys: [Operand] = []
    var values: [Operand] = []
    while !isNext(.closingBrace) {
      keys.append(try expression())
      try expect(.colon)
      values.append(try expression())
      guard skip(.comma) else { break }
    }
    let range = lower..<(try expect(.closingBrace))
    emit(.map(keys.count), height: 1 - 2 * keys.count)
    return folded(
      Operand(
        start: start, range: range, type: mapType(keys, values),
        dependency: (keys + values).map(\.dependency).min() ?? .none, levels: try levels(around: values, range)))
  }

  private mutating func mapType(_ keys: [Operand], _ values: [Operand]) -> CELType {
    var names: Set<CELKey> = []
    var fields: [(name: String, type: CELType)] = []
    for (key, value) in zip(keys, values) {
      checkKey(key, &names)
      if case .string(let name) = constant(of: key) { fields.append((name, value.type)) }
    }
    guard fields.count == keys.count else { return .map(CELType.joined(values.map(\.type))) }
    return .record(CELRecord(fields, isClosed: true))
  }

  private mutating func checkKey(_ key: Operand, _ names: inout Set<CELKey>) {
    switch key.type {
    case .dynamic, .bool, .int, .uint, .string, .choice: break
    default: report(.type, key.range, "a map's key is an int, a uint, a bool or a string, not \(key.type.noun)")
    }
    guard let constant = constant(of: key), let name = CELKey(constant), !names.insert(name).inserted else { return }
    report(.type, key.range, "the map has this key already")
  }
}
