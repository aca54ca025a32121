/// Fixed widths of decimal digits.
enum DecimalText {
  /// Returns a number with zeros before it.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns nanoseconds as a fraction with its point and without zeros at its end; empty for zero.
  static func fraction(nanoseconds: Int32) -> String {
    guard nanoseconds != 0 else { return "" }
    var digits = padded(Int(nanoseconds.magnitude), to: 9)
    while digits.last == "0" { digits.removeLast() }
    return "." + digits
  }
}
