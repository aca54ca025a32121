extension StringFunctions {
  static func charAt(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard arguments.count == 2, case .string(let text) = arguments[0], case .int(let index) = arguments[1] else {
      throw .noOverload("charAt", arguments)
    }
    try cost.spend(text.utf8.count)
    let points = CodePoints(text)
    guard let offset = points.offset(of: index) else { throw .index(index) }
    return .string(points.text(offset..<max(offset, points.next(after: offset))))
  }

  static func substring(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    guard 2...3 ~= arguments.count, case .string(let text) = arguments[0], case .int(let start) = arguments[1] else {
      throw .noOverload("substring", arguments)
    }
    try cost.spend(text.utf8.count)
    let points = CodePoints(text)
    guard arguments.count == 3 else {
      guard let first = points.offset(of: start) else { throw .index(start) }
      return .string(points.text(first..<points.bytes.count))
    }
    guard case .int(let end) = arguments[2] else { throw .noOverload("substring", arguments) }
    guard start <= end else {
      throw EvaluationFault(.invalid, "invalid substring range. start: \(start), end: \(end)")
    }
    guard let first = points.offset(of: start) else { throw .index(start) }
    guard let last = points.offset(of: end) else { throw .index(end) }
    return .string(points.text(first..<last))
  }

  static func indexOf(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, part, start) = try searched(arguments, for: "indexOf", cost: &cost)
    guard let first = text.offset(of: start ?? 0) else { throw .index(start ?? 0) }
    return .int(UTF8Search(part).first(in: text.bytes, from: first).map(text.index) ?? -1)
  }

  static func lastIndexOf(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let (text, part, start) = try searched(arguments, for: "lastIndexOf", cost: &cost)
    var end = text.bytes.count
    if let start {
      guard let last = text.offset(of: start) else { throw .index(start) }
      end = min(end, last + part.count)
    }
    return .int(UTF8Search.last(part, in: text.bytes, before: end).map(text.index) ?? -1)
  }

  private static func searched(
    _ arguments: [CELValue], for name: String, cost: inout Cost
  ) throws(EvaluationFault) -> (text: CodePoints, part: [UInt8], start: Int64?) {
    guard 2...3 ~= arguments.count, case .string(let text) = arguments[0], case .string(let part) = arguments[1] else {
      throw .noOverload(name, arguments)
    }
    try cost.spend(text.utf8.count + part.utf8.count)
    guard arguments.count == 3 else { return (CodePoints(text), Array(part.utf8), nil) }
    guard case .int(let start) = arguments[2] else { throw .noOverload(name, arguments) }
    return (CodePoints(text), Array(part.utf8), start)
  }
}
