/// The keywords of a schema about numbers.
struct NumberPlan: Sendable {
  var minimum: Number?
  var maximum: Number?
  var exclusiveMinimum: Number?
  var exclusiveMaximum: Number?
  var divisor: Divisor?
  /// Whether a number must be written as a whole one, as draft 4 has it.
  var isWholeByNotation = false
}

extension NumberPlan {
  func allows(_ number: Number) -> Bool {
    allowsNotation(of: number) && allowsSize(of: number) && (divisor?.divides(number) ?? true)
  }

  func allowsNotation(of number: Number) -> Bool {
    guard isWholeByNotation, case .real = number else { return true }
    return false
  }

  func allowsSize(of number: Number) -> Bool {
    if let minimum, number < minimum { return false }
    if let maximum, number > maximum { return false }
    if let exclusiveMinimum, number <= exclusiveMinimum { return false }
    if let exclusiveMaximum, number >= exclusiveMaximum { return false }
    return true
  }
}
