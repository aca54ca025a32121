/// Rewrites a pattern of ECMAScript so that it means the same to PCRE2.
struct ScriptTranslation {
  private let pattern: [UInt8]
  private var place = 0
  private var output: [UInt8] = []
  private var isInClass = false

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
  }
}

extension ScriptTranslation {
  /// What `\s` matches, as the members of a class: PCRE2 without Unicode's properties knows the first six only.
  private static let spaces =
    "\t\n\u{B}\u{C}\r \u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}"
  /// What `.` does not match.
  private static let lineEnds = "\n\r\u{2028}\u{2029}"

  /// Returns the pattern for PCRE2, or throws what ECMAScript does not have.
  mutating func translated() throws(PatternFault) -> [UInt8] {
    while place < pattern.count {
      switch pattern[place] {
      case UInt8(ascii: "\\"): try readEscape()
      case UInt8(ascii: "["): readBracket()
      case UInt8(ascii: "]"):
        isInClass = false
        copy(1)
      case UInt8(ascii: ".") where !isInClass: replace(1, "[^\(Self.lineEnds)]")
      case UInt8(ascii: "(") where !isInClass: try readGroup()
      case let byte where !isInClass && "*+?}".utf8.contains(byte): try readQuantifier()
      default: copy(1)
      }
    }
    return output
  }

  private func fault(_ name: String) -> PatternFault {
    PatternFault(kind: .syntax, offset: place, message: "\(name) is not part of the syntax")
  }

  private mutating func copy(_ count: Int) {
    output += pattern[place..<min(place + count, pattern.count)]
    place += count
  }

  private mutating func replace(_ count: Int, _ text: String) {
    output += text.utf8
    place += count
  }

  /// A bracket within a class is a member like any other; PCRE2 would take `[:` for the name of a class.
  private mutating func readBracket() {
    guard !isInClass else { return replace(1, "\\[") }
    isInClass = true
    copy(1)
    if place < pattern.count, pattern[place] == UInt8(ascii: "^") { copy(1) }
  }

  private mutating func readGroup() throws(PatternFault) {
    let rest = pattern[(place + 1)...]
    if rest.first == UInt8(ascii: "*") { throw fault("'(*'") }
    guard rest.first == UInt8(ascii: "?") else { return copy(1) }
    let body = rest.dropFirst()
    let heads = [":", "=", "!", "<=", "<!"]
    let isName =
      body.starts(with: "<".utf8) && body.dropFirst().first.map { $0.isLetter || $0 == UInt8(ascii: "_") } == true
    guard isName || heads.contains(where: { body.starts(with: $0.utf8) }) else { throw fault("this group") }
    copy(2)
  }

  /// Refuses possessive quantifiers, such as `a++`.
  private mutating func readQuantifier() throws(PatternFault) {
    copy(1)
    if place < pattern.count, pattern[place] == UInt8(ascii: "+") { throw fault("a possessive quantifier") }
  }
}

extension ScriptTranslation {
  private mutating func readEscape() throws(PatternFault) {
    guard place + 1 < pattern.count else { throw fault("a backslash at the end") }
    let byte = pattern[place + 1]
    switch byte {
    case UInt8(ascii: "s"): replace(2, isInClass ? Self.spaces : "[\(Self.spaces)]")
    case UInt8(ascii: "S") where !isInClass: replace(2, "[^\(Self.spaces)]")
    case UInt8(ascii: "p"), UInt8(ascii: "P"): try readProperty()
    case UInt8(ascii: "u"): try readCodePoint()
    default:
      let isWord = byte.isLetter || byte.isDigit
      guard !isWord || "dDwWSbBfnrtvcxk0123456789".utf8.contains(byte) else { throw fault("this escape") }
      copy(2)
    }
  }

  /// Reads `\p{…}`, in which PCRE2 takes short names only.
  private mutating func readProperty() throws(PatternFault) {
    let rest = pattern[(place + 2)...]
    guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")) else {
      throw fault("a property without braces")
    }
    let text = String(decoding: pattern[(place + 3)..<end], as: UTF8.self)
    let name = text.split(separator: "=").last.map(String.init) ?? text
    let head = String(decoding: pattern[place..<place + 2], as: UTF8.self)
    replace(end + 1 - place, "\(head){\(ScriptProperty.shortNames[name] ?? name)}")
  }

  /// Reads `\u` with four digits or with braces, and two halves of one character as that.
  private mutating func readCodePoint() throws(PatternFault) {
    guard let (first, length) = codePoint(at: place) else { throw fault("this escape") }
    var (value, count) = (first, length)
    if 0xD800...0xDBFF ~= first, let (second, more) = codePoint(at: place + length), 0xDC00...0xDFFF ~= second {
      value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      count += more
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault("half of a character") }
    let text = String(Character(scalar))
    let needsEscape = scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
    replace(count, needsEscape ? "\\x" + Self.hexadecimal(value) : text)
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  private func codePoint(at place: Int) -> (value: UInt32, length: Int)? {
    guard place + 2 < pattern.count, pattern[place...].starts(with: "\\u".utf8) else { return nil }
    let rest = pattern[(place + 2)...]
    if rest.first == UInt8(ascii: "{") {
      let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
      guard rest.count > digits.count + 1 else { return nil }
      return Self.value(of: digits).map { ($0, digits.count + 4) }
    }
    guard rest.count >= 4 else { return nil }
    return Self.value(of: rest.prefix(4)).map { ($0, 6) }
  }

  private static func value(of digits: ArraySlice<UInt8>) -> UInt32? {
    digits.first == UInt8(ascii: "+") ? nil : UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
