/// The fewest decimal digits that tell a finite double from its neighbours.
struct ShortestDecimal {
  /// The digits, neither first nor last a zero but where the number is zero.
  private var digits: [UInt8] = []
  /// How many of the digits stand before the point; below zero where zeros follow it first.
  private var pointPlace = 0
  private let isNegative: Bool

  init(_ number: Double) {
    isNegative = number.sign == .minus
    var exponent = 0
    var whole: Int?
    let text = number.magnitude.description.utf8
    for (place, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "."): whole = digits.count
      case UInt8(ascii: "e"): exponent = Int(Substring(text[text.index(after: place)...])) ?? 0
      default: digits.append(byte)
      }
      if byte == UInt8(ascii: "e") { break }
    }
    pointPlace = (whole ?? digits.count) + exponent
    trim()
  }

  private mutating func trim() {
    let zero = UInt8(ascii: "0")
    let leading = digits.prefix { $0 == zero }.count
    digits.removeFirst(leading)
    pointPlace -= leading
    while digits.last == zero { digits.removeLast() }
    if digits.isEmpty {
      digits = [zero]
      pointPlace = 1
    }
  }
}

extension ShortestDecimal {
  /// The number with an exponent where that is below -7 or above 20, as ECMAScript's `Number::toString` has it.
  ///
  /// The language definition leaves the form open, and these texts are shown to people: 1000000, not 1e+06.
  var general: String {
    let exponent = pointPlace - 1
    guard exponent < -7 || exponent > 20 else { return fixed }
    let fraction = digits.dropFirst()
    let sign = exponent < 0 ? "-" : "+"
    let power = "\(exponent.magnitude)"
    let first = String(decoding: digits.prefix(1), as: UTF8.self)
    let rest = fraction.isEmpty ? "" : "." + String(decoding: fraction, as: UTF8.self)
    return "\(isNegative ? "-" : "")\(first)\(rest)e\(sign)\(power)"
  }

  /// The number without an exponent.
  var fixed: String {
    let zeros = { (count: Int) in String(repeating: "0", count: max(0, count)) }
    let whole = String(decoding: digits.prefix(max(0, pointPlace)), as: UTF8.self) + zeros(pointPlace - digits.count)
    let fraction = zeros(-pointPlace) + String(decoding: digits.dropFirst(max(0, pointPlace)), as: UTF8.self)
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
