package import JSON

/// The BCP 47 tag of a language, such as `en` or `ar-EG`.
package struct LanguageTag: Sendable, Hashable {
  /// The tag.
  package let tag: String

  /// Takes a tag of letters, digits and hyphens, or nothing.
  package init?(_ tag: String) {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isAlphanumeric) }), tag.utf8.count <= 35
    else {
      return nil
    }
    self.tag = tag
  }
}

extension LanguageTag {
  /// The languages that are written from right to left in the script that they are usually written in (CLDR).
  private static let rightToLeft = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]

  /// The direction in which the language is read.
  package var direction: LayoutDirection {
    let language = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return Self.rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

extension LanguageTag: PropertyValue {
  package static func decode(_ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder) -> LanguageTag? {
    let expected = "the tag of a language, such as \"en\" or \"ar-EG\""
    guard source.kind == .string else { return decoder.wrongType(source, at: place, expected: expected) }
    guard let text = String.decode(source, at: place, with: decoder) else { return nil }
    return LanguageTag(text) ?? decoder.wrongType(source, at: place, expected: expected)
  }

  package static func accepts(_ source: JSONValue) -> Bool { source.kind == .string }

  package static func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object([
      "type": .string("string"), "pattern": .string("^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$"),
      "maxLength": .integer(35),
    ])
  }

  package var defaultValue: SchemaTree? { .string(tag) }
}
