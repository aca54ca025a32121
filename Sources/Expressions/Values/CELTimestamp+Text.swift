extension CELTimestamp {
  /// The moment in RFC 3339 and UTC, with as many digits of a second as it has.
  var text: String {
    let parts = CalendarTime(self, offset: 0)
    let date = parts.date
    let day = [(date.year, 4), (date.month, 2), (date.day, 2)].map(DecimalText.padded).joined(separator: "-")
    let time = [parts.hours, parts.minutes, parts.seconds].map { DecimalText.padded($0, to: 2) }.joined(separator: ":")
    return "\(day)T\(time)\(DecimalText.fraction(nanoseconds: nanoseconds))Z"
  }

  /// Creates the moment that a text in RFC 3339 names, or `nil` where it is none or lies outside the years 1 to 9999.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard
      let year = reader.number(digits: 4), reader.take("-"),
      let month = reader.number(digits: 2), reader.take("-"),
      let day = reader.number(digits: 2), reader.take("T"),
      let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.take(":"),
      let second = reader.number(digits: 2), second < 60
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    let nanoseconds = reader.take(".") ? reader.fraction() : 0
    guard date.isValid, let nanoseconds, let offset = reader.offset(), reader.isAtEnd else { return nil }
    let seconds = Int64(((date.daysSince1970 * 24 + hour) * 60 + minute) * 60 + second - offset)
    guard Self.range.contains(seconds) else { return nil }
    self.init(seconds: seconds, nanoseconds: nanoseconds)
  }
}
