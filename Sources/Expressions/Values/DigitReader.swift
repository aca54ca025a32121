/// Reads the numbers and signs of a text of ASCII in their order.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }
}

extension DigitReader {
  var isAtEnd: Bool { rest.isEmpty }

  /// What is not taken yet.
  var text: Substring { Substring(rest) }

  /// Takes a character where it is next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a number of an exact width.
  mutating func number(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  /// Takes a digit.
  mutating func digit() -> Int? {
    guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    rest.removeFirst()
    return Int(byte) - 48
  }

  /// Takes the digits after a point and returns them as nanoseconds; further digits are cut off.
  mutating func fraction() -> Int32? {
    guard var nanoseconds = digit() else { return nil }
    var width = 1
    while let digit = digit() {
      if width < 9 {
        nanoseconds = nanoseconds * 10 + digit
        width += 1
      }
    }
    for _ in width..<9 { nanoseconds *= 10 }
    return Int32(nanoseconds)
  }

  /// Takes `Z`, or hours and minutes east of Greenwich, and returns seconds.
  mutating func offset() -> Int? {
    if take("Z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+") else { return nil }
    return hoursAndMinutes().map { isWest ? -$0 : $0 }
  }

  /// Takes hours and minutes and returns seconds.
  mutating func hoursAndMinutes() -> Int? {
    guard let hours = number(digits: 2), hours < 24, take(":"), let minutes = number(digits: 2), minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * 60
  }
}
