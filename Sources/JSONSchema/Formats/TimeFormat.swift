/// Dates and times (RFC 3339) and durations (its appendix A).
enum TimeFormat {}

extension TimeFormat {
  static func isDateTime(_ text: Format.Text) -> Bool {
    guard text.count > 11 else { return false }
    let mark = text.startIndex + 10
    return isDate(text[..<mark]) && text[mark] | 0x20 == UInt8(ascii: "t") && isTime(text[(mark + 1)...])
  }

  static func isDate(_ text: Format.Text) -> Bool {
    let start = text.startIndex
    guard text.count == 10, text[start + 4] == UInt8(ascii: "-"), text[start + 7] == UInt8(ascii: "-"),
      let year = number(text[start..<start + 4]), let month = number(text[start + 5..<start + 7]),
      let day = number(text[(start + 8)...])
    else { return false }
    return 1...12 ~= month && 1...days(of: month, in: year) ~= day
  }

  private static func days(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a text is a time with an offset; a leap second is one at midnight in UTC only.
  static func isTime(_ text: Format.Text) -> Bool {
    let start = text.startIndex
    guard text.count >= 9, text[start + 2] == UInt8(ascii: ":"), text[start + 5] == UInt8(ascii: ":"),
      let hour = number(text[start..<start + 2]), let minute = number(text[start + 3..<start + 5]),
      let second = number(text[start + 6..<start + 8]), hour < 24, minute < 60, second <= 60
    else { return false }
    var rest = text[(start + 8)...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: \.isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    guard let offset = minutes(ofOffset: rest) else { return false }
    return second < 60 || (hour * 60 + minute - offset + 2_880) % 1_440 == 1_439
  }

  private static func minutes(ofOffset text: Format.Text) -> Int? {
    guard let sign = text.first else { return nil }
    if sign | 0x20 == UInt8(ascii: "z") { return text.count == 1 ? 0 : nil }
    let start = text.startIndex
    guard text.count == 6, "+-".utf8.contains(sign), text[start + 3] == UInt8(ascii: ":"),
      let hour = number(text[start + 1..<start + 3]), let minute = number(text[(start + 4)...]), hour < 24, minute < 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hour * 60 + minute)
  }

  /// Returns the number that digits write, at most 9 of them.
  static func number(_ text: Format.Text) -> Int? {
    guard 1...9 ~= text.count, text.allSatisfy(\.isDigit) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  static func isDuration(_ text: Format.Text) -> Bool {
    guard text.first == UInt8(ascii: "P"), text.count > 2 else { return false }
    let parts = text.dropFirst().split(separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let date = parts.first else { return false }
    if parts.count == 1, isSequence(date, of: "W") { return true }
    guard date.isEmpty ? parts.count == 2 : isSequence(date, of: "YMD") else { return false }
    return parts.count == 1 || isSequence(parts[1], of: "HMS")
  }

  /// Whether a text is numbers with neighbouring units of a list, in its order.
  private static func isSequence(_ text: Format.Text, of units: String) -> Bool {
    let units = Array(units.utf8)
    var rest = text
    var next: Int?
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isDigit)
      guard !digits.isEmpty, digits.endIndex < rest.endIndex,
        let unit = units.firstIndex(of: rest[digits.endIndex]), next == nil || next == unit
      else { return false }
      next = unit + 1
      rest = rest[(digits.endIndex + 1)...]
    }
    return next != nil
  }
}
