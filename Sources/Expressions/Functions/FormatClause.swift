/// How `format` writes one value.
enum FormatClause {
  case string, decimal, binary, octal
  case fixed(precision: Int)
  case scientific(precision: Int)
  case hexadecimal(isUppercase: Bool)
}

extension FormatClause {
  /// The digits after the point where a clause gives none.
  private static let usualPrecision = 6
  /// The most digits after the point.
  private static let largestPrecision = 100

  /// Reads the clause after a `%`, and moves the place behind it.
  init(_ text: [UInt8], at place: inout Int) throws(EvaluationFault) {
    let precision = try Self.precision(text, at: &place)
    guard place < text.count else { throw EvaluationFault(.invalid, "unexpected end of string") }
    defer { place += 1 }
    switch text[place] {
    case UInt8(ascii: "s"): self = .string
    case UInt8(ascii: "d"): self = .decimal
    case UInt8(ascii: "b"): self = .binary
    case UInt8(ascii: "o"): self = .octal
    case UInt8(ascii: "f"): self = .fixed(precision: precision)
    case UInt8(ascii: "e"): self = .scientific(precision: precision)
    case UInt8(ascii: "x"): self = .hexadecimal(isUppercase: false)
    case UInt8(ascii: "X"): self = .hexadecimal(isUppercase: true)
    default:
      let name =
        Substring(decoding: text[place...].prefix(4), as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
      throw EvaluationFault(.invalid, "could not parse formatting clause: unrecognized formatting clause \"\(name)\"")
    }
  }

  private static func precision(_ text: [UInt8], at place: inout Int) throws(EvaluationFault) -> Int {
    guard place < text.count, text[place] == UInt8(ascii: ".") else { return usualPrecision }
    let digits = text[(place + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    place = digits.endIndex
    guard let precision = Int(String(decoding: digits, as: UTF8.self)), precision <= largestPrecision else {
      throw EvaluationFault(
        .invalid, "could not parse formatting clause: a precision is a number of at most \(largestPrecision)")
    }
    return precision
  }
}
