internal import Diagnostics
internal import Expressions
internal import JSON

extension DocumentDecoder {
  /// Reads the name that a control form gives a value; `nil` where there is none or it is no name.
  func localName(of object: JSONObject, _ key: String) -> String? {
    guard let source = object[key], source.kind != .null else { return nil }
    let place = JSONPlace(object.value, .member(key))
    guard let name = source.string else { return wrongType(source, at: place, expected: "a name") }
    return checkName(name, at: place) ? name : nil
  }

  /// Whether a string may be the name of a value; reports why it may not.
  @discardableResult
  func checkName(_ name: String, at place: JSONPlace) -> Bool {
    if NameTable.reserved.contains(name) || Self.reservedWords.contains(name) {
      report(.reservedName, at: place, "the name \(name.quoted) is reserved")
      return false
    }
    guard name.isIdentifier else {
      report(
        .wrongType, at: place, suggestion: name.insideOfExpression,
        "\(name.quoted) is no name: expected letters, digits and underscores, the first of them no digit")
      return false
    }
    return true
  }

  /// Warns of a name that hides another one.
  func warnOfShadowing(_ name: String, at place: JSONPlace) {
    guard names.contains(name) else { return }
    report(.shadowedName, .warning, at: place, "the name \(name.quoted) hides another value of that name")
  }

  /// The words that the Common Expression Language keeps for itself (language definition, "Syntax").
  static let reservedWords: Set = [
    "as", "break", "const", "continue", "else", "false", "for", "function", "if", "import", "in", "let", "loop",
    "namespace", "null", "package", "return", "true", "var", "void", "while",
  ]
}

extension String {
  /// The name in `${…}` where the string is no more than that.
  var insideOfExpression: String? {
    guard hasPrefix("${"), hasSuffix("}") else { return nil }
    let name = String(dropFirst(2).dropLast())
    return name.isIdentifier ? name : nil
  }

  /// Whether the string is an identifier of the Common Expression Language.
  var isIdentifier: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
