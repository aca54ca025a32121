/// What `multipleOf` has: a number greater than zero, with its decimal digits.
///
/// Multiples are decided on the decimal digits that a document shows, so that 0.0075 is a multiple of 0.0001.
struct Divisor: Sendable {
  let number: Number
  private let decimal: Decimal

  init?(_ number: Number) {
    guard number > .integer(0), let decimal = Decimal(number), decimal.digits > 0 else { return nil }
    self.number = number
    self.decimal = decimal
  }

  /// A number above zero as digits times a power of ten.
  private struct Decimal {
    var digits: UInt64 = 0
    var exponent = 0

    init?(_ number: Number) {
      if let whole = number.whole {
        digits = whole.magnitude
        return
      }
      for byte in number.double.magnitude.description.utf8.prefix(while: { $0 != UInt8(ascii: "e") }) {
        guard byte != UInt8(ascii: ".") else { continue }
        // A double shows 17 digits at most; a fraction may be preceded by zeros, which add nothing.
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      }
      let text = number.double.magnitude.description
      let parts = text.split(separator: "e")
      guard let mantissa = parts.first else { return nil }
      if parts.count > 1 { exponent = Int(parts[1]) ?? 0 }
      if let point = mantissa.utf8.firstIndex(of: UInt8(ascii: ".")) {
        exponent -= mantissa.utf8.distance(from: point, to: mantissa.utf8.endIndex) - 1
      }
    }
  }
}

extension Divisor {
  /// Whether a number is a whole multiple.
  func divides(_ value: Number) -> Bool {
    if let whole = value.whole, let divisor = number.whole { return whole.magnitude % divisor.magnitude == 0 }
    guard value != .integer(0) else { return true }
    guard let value = Decimal(value) else { return false }
    return value.exponent >= decimal.exponent
      ? Self.remainder(value.digits, shiftedBy: value.exponent - decimal.exponent, by: decimal.digits) == 0
      : isMultiple(value)
  }

  /// Returns `digits · 10^shift mod divisor`.
  private static func remainder(_ digits: UInt64, shiftedBy shift: Int, by divisor: UInt64) -> UInt64 {
    guard divisor > 0 else { return 1 }
    var remainder = digits % divisor
    for _ in 0..<shift where remainder != 0 {
      remainder = divisor.dividingFullWidth(remainder.multipliedFullWidth(by: 10)).remainder
    }
    return remainder
  }

  /// Whether a number with more decimal places than the divisor is a multiple; the digits may end in zeros.
  private func isMultiple(_ value: Decimal) -> Bool {
    var digits = value.digits
    for _ in value.exponent..<decimal.exponent {
      guard digits % 10 == 0 else { return false }
      digits /= 10
    }
    return digits % decimal.digits == 0
  }
}
