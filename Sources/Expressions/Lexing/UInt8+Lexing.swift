extension UInt8 {
  /// Whether the byte is a decimal digit.
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether an identifier may begin with the byte.
  var isIdentifierStart: Bool {
    self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 && self >= 0x41
  }

  /// Whether the byte may stand in an identifier.
  var isIdentifierPart: Bool { isIdentifierStart || isDigit }

  /// Whether the byte may stand in a name in back quotes (language definition, ESC_IDENTIFIER).
  var isQuotedFieldPart: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: " "): true
    default: isIdentifierPart
    }
  }

  /// The digit's value in base 16, or `nil` where the byte is none.
  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
