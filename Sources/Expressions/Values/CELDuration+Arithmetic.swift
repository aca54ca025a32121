extension CELDuration {
  /// Creates a duration of nanoseconds.
  init(totalNanoseconds: Int64) {
    seconds = totalNanoseconds / 1_000_000_000
    nanoseconds = Int32(totalNanoseconds % 1_000_000_000)
  }

  /// Creates a duration, or `nil` where its nanoseconds exceed 64 bits (about 292 years), which is the range of CEL
  /// durations (language definition, "Overflow").
  init?(bounding totalNanoseconds: Int128) {
    guard let total = Int64(exactly: totalNanoseconds) else { return nil }
    self.init(totalNanoseconds: total)
  }

  /// The whole length in nanoseconds.
  var totalNanoseconds: Int128 {
    Int128(seconds) * 1_000_000_000 + Int128(nanoseconds)
  }

  /// The duration of the opposite sign; it may be one nanosecond too long for the range, which the caller's sum checks.
  func negated() -> CELDuration {
    CELDuration(seconds: 0 &- seconds, nanoseconds: 0 &- nanoseconds)
  }

  /// Returns the sum of two durations.
  func adding(_ other: CELDuration) throws(EvaluationFault) -> CELDuration {
    guard let sum = CELDuration(bounding: totalNanoseconds + other.totalNanoseconds) else {
      throw .overflow("duration")
    }
    return sum
  }
}
