/// Finds what PCRE2 takes in a pattern and RE2 does not.
enum SyntaxScreen {
  /// Returns the first fault, or `nil`.
  static func fault(in pattern: [UInt8]) -> PatternFault? {
    var place = 0
    var isInClass = false
    var isQuoted = false
    while place < pattern.count {
      let rest = pattern[place...]
      if isQuoted {
        isQuoted = !rest.starts(with: "\\E".utf8)
        place += isQuoted ? 1 : 2
      } else if rest.first == UInt8(ascii: "\\") {
        guard isKnownEscape(pattern, at: place + 1, inClass: isInClass) else { return fault(place, "this escape") }
        isQuoted = rest.starts(with: "\\Q".utf8)
        place += 2
      } else if isInClass {
        isInClass = rest.first != UInt8(ascii: "]")
        place += rest.starts(with: "[:".utf8) ? length(ofNamedClass: rest) : 1
      } else if rest.first == UInt8(ascii: "[") {
        isInClass = true
        place += firstLength(ofClass: rest)
      } else if let name = unknownGroup(rest) ?? possessive(rest) {
        return fault(place, name)
      } else {
        place += 1
      }
    }
    return nil
  }

  private static func fault(_ place: Int, _ name: String) -> PatternFault {
    PatternFault(kind: .syntax, offset: place, message: "\(name) is not part of the syntax")
  }

  /// The bytes of a class's opening, a `]` that stands first in it included.
  private static func firstLength(ofClass rest: ArraySlice<UInt8>) -> Int {
    let head = rest.starts(with: "[^".utf8) ? 2 : 1
    return rest.dropFirst(head).first == UInt8(ascii: "]") ? head + 1 : head
  }

  /// The bytes of `[:alpha:]`, or one where the colon is a member like any other.
  private static func length(ofNamedClass rest: ArraySlice<UInt8>) -> Int {
    let name = rest.dropFirst(2).prefix { $0.isLetter || $0 == UInt8(ascii: "^") }
    return rest.dropFirst(2 + name.count).starts(with: ":]".utf8) ? name.count + 4 : 1
  }

  private static func isKnownEscape(_ pattern: [UInt8], at place: Int, inClass: Bool) -> Bool {
    guard place < pattern.count else { return true }
    let byte = pattern[place]
    let isWord = byte.isLetter || byte.isDigit
    return !isWord || (inClass ? "aftnrxdDsSwWpPQE0" : "aftnrxdDsSwWpPQE0AbBz").utf8.contains(byte)
  }

  /// Names a group that begins here and is none of `(?:`, `(?P<name>`, `(?<name>` and flags.
  private static func unknownGroup(_ rest: ArraySlice<UInt8>) -> String? {
    if rest.starts(with: "(*".utf8) { return "'(*'" }
    guard rest.starts(with: "(?".utf8) else { return nil }
    let body = rest.dropFirst(2)
    let isName = body.starts(with: "P<".utf8) || body.starts(with: "<".utf8)
    if isName { return body.starts(with: "<=".utf8) || body.starts(with: "<!".utf8) ? "a look-behind" : nil }
    let flags = body.prefix { "imsU-".utf8.contains($0) }
    let end = body.dropFirst(flags.count).first
    return end == UInt8(ascii: ":") || end == UInt8(ascii: ")") ? nil : "this group"
  }

  /// Names a possessive quantifier, such as `a++`.
  private static func possessive(_ rest: ArraySlice<UInt8>) -> String? {
    guard let first = rest.first, "*+?".utf8.contains(first), rest.dropFirst().first == UInt8(ascii: "+") else {
      return nil
    }
    return "a possessive quantifier"
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
