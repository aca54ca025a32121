/// Reads the parts of a time zone's rule in their order.
struct RuleReader {
  private var digits: DigitReader
  private var rest: Substring { digits.text }

  init(_ text: String) {
    digits = DigitReader(text)
  }
}

extension RuleReader {
  var isAtEnd: Bool { digits.isAtEnd }

  func isNext(_ character: Unicode.Scalar) -> Bool {
    rest.unicodeScalars.first == character
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    digits.take(character)
  }

  /// Takes the name of a kind of time: letters, or anything between `<` and `>`.
  mutating func name() -> Bool {
    let isQuoted = take("<")
    var count = 0
    while let next = rest.unicodeScalars.first, next.isASCII {
      if isQuoted && next == ">" { return take(">") }
      guard isQuoted || next.properties.isAlphabetic, take(next) else { break }
      count += 1
    }
    return !isQuoted && count > 0
  }

  /// Takes hours, minutes and seconds, and returns seconds.
  mutating func time() -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard let hours = number() else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let part = number() else { return nil }
      seconds += part * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Takes a day of the year and the time on it, which is two o'clock where none is given.
  mutating func moment() -> YearlyMoment? {
    guard let day = day() else { return nil }
    guard take("/") else { return YearlyMoment(day: day, time: 7200) }
    return time().map { YearlyMoment(day: day, time: $0) }
  }

  private mutating func day() -> YearlyMoment.Day? {
    if take("J") { return number().map { .julian($0) } }
    guard take("M") else { return number().map { .ordinal($0) } }
    guard let month = number(), (1...12).contains(month), take("."), let week = number(), (1...5).contains(week),
      take("."), let day = number(), (0...6).contains(day)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }

  /// Takes a number of at most three digits.
  private mutating func number() -> Int? {
    guard var number = digits.digit() else { return nil }
    for _ in 0..<2 {
      guard let digit = digits.digit() else { break }
      number = number * 10 + digit
    }
    return number
  }
}
