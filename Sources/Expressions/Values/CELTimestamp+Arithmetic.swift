extension CELTimestamp {
  /// The seconds of the years 1 to 9999.
  static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// Creates a moment, or `nil` where it lies outside the years 1 to 9999.
  init?(bounding totalNanoseconds: Int128) {
    let (quotient, remainder) = totalNanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let floor = remainder < 0 ? quotient - 1 : quotient
    guard let seconds = Int64(exactly: floor), Self.range.contains(seconds) else { return nil }
    self.init(seconds: seconds, nanoseconds: Int32(remainder < 0 ? remainder + 1_000_000_000 : remainder))
  }

  private var totalNanoseconds: Int128 {
    Int128(seconds) * 1_000_000_000 + Int128(nanoseconds)
  }

  /// Returns the moment a span later.
  func adding(_ span: CELDuration) throws(EvaluationFault) -> CELTimestamp {
    guard let sum = CELTimestamp(bounding: totalNanoseconds + span.totalNanoseconds) else {
      throw .overflow("timestamp")
    }
    return sum
  }

  /// Returns the span from an earlier moment to this one.
  func since(_ earlier: CELTimestamp) throws(EvaluationFault) -> CELDuration {
    guard let span = CELDuration(bounding: totalNanoseconds - earlier.totalNanoseconds) else {
      throw .overflow("duration")
    }
    return span
  }
}
