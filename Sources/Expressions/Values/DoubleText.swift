/// The texts that convert to a double.
enum DoubleText {
  /// Returns the number of a text, or `nil` where it is none or too large.
  ///
  /// Takes what Go's `strconv.ParseFloat` takes but hexadecimal digits: decimal digits, and `inf`, `infinity` and
  /// `nan` in any case.
  static func number(_ text: String) -> Double? {
    switch text.lowercased() {
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    case "nan": return .nan
    default:
      guard text.utf8.allSatisfy(isOfNumber), let number = Double(text), number.isFinite else { return nil }
      return number
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
