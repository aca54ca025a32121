extension CELDuration {
  /// The duration in seconds, with as many digits of one as it has: `1.5s`.
  var text: String {
    let sign = seconds < 0 || nanoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude)\(DecimalText.fraction(nanoseconds: nanoseconds))s"
  }

  /// Creates the duration that a text of numbers with units names, such as `1h30m` or `-1.5s`, or `nil` where it is
  /// none or exceeds the range.
  ///
  /// The units are those of Go: `h`, `m`, `s`, `ms`, `us`, `ns`; a zero needs none.
  init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest.removeFirst() }
    guard !rest.isEmpty else { return nil }
    var total: Int128 = 0
    if rest != "0" {
      while !rest.isEmpty {
        guard let part = Self.part(of: &rest), total < Int128(Int64.max) else { return nil }
        total += part
      }
    }
    self.init(bounding: isNegative ? -total : total)
  }

  /// Takes a number and its unit, and returns nanoseconds.
  private static func part(of text: inout Substring) -> Int128? {
    let whole = text.prefix { $0.isASCII && $0.isNumber }
    text.removeFirst(whole.count)
    var fraction = Substring()
    if text.first == "." {
      text.removeFirst()
      fraction = text.prefix { $0.isASCII && $0.isNumber }
      text.removeFirst(fraction.count)
    }
    let unit = text.prefix { $0 != "." && !($0.isASCII && $0.isNumber) }
    text.removeFirst(unit.count)
    guard !whole.isEmpty || !fraction.isEmpty, let factor = nanoseconds(of: unit) else { return nil }
    guard let count = whole.isEmpty ? 0 : Int64(whole) else { return nil }
    // A unit has at most 13 digits in nanoseconds; those beyond 15 of a fraction make none.
    var scale: Int128 = 1
    var part: Int128 = 0
    for digit in fraction.prefix(15) {
      part = part * 10 + Int128(digit.wholeNumberValue ?? 0)
      scale *= 10
    }
    return Int128(count) * factor + part * factor / scale
  }

  private static func nanoseconds(of unit: Substring) -> Int128? {
    switch unit {
    case "h": 3_600_000_000_000
    case "m": 60_000_000_000
    case "s": 1_000_000_000
    case "ms": 1_000_000
    case "us", "\u{B5}s", "\u{3BC}s": 1000
    case "ns": 1
    default: nil
    }
  }
}
