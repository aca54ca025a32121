extension CELValue {
  /// Returns the value of a map's field.
  func field(_ selection: Program.Selection) throws(EvaluationFault) -> CELValue {
    guard let value = try map(with: selection).value(named: selection.field) else {
      throw EvaluationFault(.absent, "\(selection.operand) has no \"\(selection.field)\"")
    }
    return value
  }

  /// Returns the value of a map's field, or null where there is none, or null instead of the map.
  func fieldIfAny(_ selection: Program.Selection) throws(EvaluationFault) -> CELValue {
    if case .null = self { return .null }
    return try map(with: selection).value(named: selection.field) ?? .null
  }

  /// Returns whether a map has a field.
  func hasField(_ selection: Program.Selection) throws(EvaluationFault) -> Bool {
    // What is null holds nothing, as what is absent does.
    if case .null = self { return false }
    return try map(with: selection).value(named: selection.field) != nil
  }

  private func map(with selection: Program.Selection) throws(EvaluationFault) -> any CELMap {
    switch self {
    case .map(let map): return map
    case .null: throw EvaluationFault(.absent, "\(selection.operand) is null, which has no \"\(selection.field)\"")
    default: throw EvaluationFault(.noOverload, "\(selection.operand) is \(noun), which has no fields")
    }
  }
}
