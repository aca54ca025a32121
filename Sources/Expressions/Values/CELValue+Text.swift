extension CELValue {
  /// Returns the value as text, as the function `string` converts it; `nil` where that takes no such value.
  package var text: String? {
    switch self {
    case .bool(let value): value ? "true" : "false"
    case .int(let number): String(number)
    case .uint(let number): String(number)
    case .double(let number): number.text
    case .string(let text): text
    case .bytes(let bytes): String(validating: bytes, as: UTF8.self)
    case .timestamp(let moment): moment.text
    case .duration(let span): span.text
    case .null, .list, .map, .type: nil
    }
  }

  /// Whether the value equals another one, as the operator `==` compares; containers that take more than ten million
  /// steps to compare count as different.
  package func equals(_ other: CELValue) -> Bool {
    var cost = Cost(steps: 10_000_000)
    return (try? Operators.equal(self, other, cost: &cost)) ?? false
  }
}

extension Double {
  /// The number as Go's `strconv` writes the format `g` with the fewest digits, which is how CEL converts it.
  var text: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Inf" : "+Inf" }
    return ShortestDecimal(self).general
  }
}
