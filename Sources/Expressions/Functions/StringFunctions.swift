/// What the functions of strings do.
enum StringFunctions {}

extension StringFunctions {
  static func lowerAscii(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let text = try onlyText(of: arguments, for: "lowerAscii", cost: &cost)
    let bytes = text.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 32 : $0 }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  static func upperAscii(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let text = try onlyText(of: arguments, for: "upperAscii", cost: &cost)
    let bytes = text.utf8.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) ? $0 - 32 : $0 }
    return .string(String(decoding: bytes, as: UTF8.self))
  }

  /// Takes the white space of Unicode off both ends.
  static func trim(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let text = try onlyText(of: arguments, for: "trim", cost: &cost)
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let rest = text.unicodeScalars.drop(while: isSpace)
    guard let end = rest.lastIndex(where: { !isSpace($0) }) else { return .string("") }
    return .string(String(rest[...end]))
  }

  static func reverse(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let text = try onlyText(of: arguments, for: "reverse", cost: &cost)
    return .string(String(String.UnicodeScalarView(text.unicodeScalars.reversed())))
  }

  /// Writes a text as a literal of the language.
  static func quote(_ arguments: [CELValue], _ cost: inout Cost) throws(EvaluationFault) -> CELValue {
    let text = try onlyText(of: arguments, for: "strings.quote", cost: &cost)
    try cost.spend(text.utf8.count)
    let bytes = text.utf8.flatMap { byte in escape(byte).map { [UInt8(ascii: "\\"), $0] } ?? [byte] }
    return .string("\"" + String(decoding: bytes, as: UTF8.self) + "\"")
  }

  private static func escape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 7: UInt8(ascii: "a")
    case 8: UInt8(ascii: "b")
    case 9: UInt8(ascii: "t")
    case 10: UInt8(ascii: "n")
    case 11: UInt8(ascii: "v")
    case 12: UInt8(ascii: "f")
    case 13: UInt8(ascii: "r")
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): byte
    default: nil
    }
  }

  private static func onlyText(
    of arguments: [CELValue], for name: String, cost: inout Cost
  ) throws(EvaluationFault) -> String {
    guard arguments.count == 1, case .string(let text)? = arguments.first else { throw .noOverload(name, arguments) }
    try cost.spend(text.utf8.count)
    return text
  }
}
