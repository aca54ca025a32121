/// Finds expressions in strings: what stands between `${` and `}`, where `$${` is a literal `${`.
enum Interpolation {}

extension Interpolation {
  /// Returns the text of a string without expressions, its `$${` read as `${`; `nil` where it holds an expression.
  static func literalText(of string: String) -> String? {
    var text: [UInt8] = []
    var dollars = 0
    for byte in string.utf8 {
      if byte == UInt8(ascii: "{"), dollars > 0 {
        guard dollars > 1 else { return nil }
        text.removeLast()
      }
      dollars = byte == UInt8(ascii: "$") ? dollars + 1 : 0
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the path of a string that is one whole expression and a plain path, such as `${environment.isEnabled}`.
  static func plainPath(of string: String) -> [String]? {
    guard string.hasPrefix("${"), string.hasSuffix("}") else { return nil }
    let inside = string.dropFirst(2).dropLast()
    let names = inside.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return names.allSatisfy(isIdentifier) ? names : nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
