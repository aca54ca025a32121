/// The keywords of a schema about numbers.
struct NumberPlan: Sendable {
  var minimum: Number?
  var maximum: Number?
  var exclusiveMinimum: Number?
  var exclusiveMaximum: Number?
  var divisor: Divisor?
}

extension NumberPlan {
  func allows(_ number: Number) -> Bool {
    allowsSize(of: number) && (divisor?.divides(number) ?? true)
  }

  func allowsSize(of number: Number) -> Bool {
    if let minimum, number < minimum { return false }
    if let maximum, number > maximum { return false }
    if let exclusiveMinimum, number <= exclusiveMinimum { return false }
    if let exclusiveMaximum, number >= exclusiveMaximum { return false }
    return true
  }
}
