internal import Diagnostics

extension JSONScanner {
  /// Returns the line of an offset, from 1.
  func line(of offset: Int) -> Int {
    text[..<offset].count { $0 == 0x0A } + 1
  }

  /// Names an open container by where it opens.
  func opening(of container: Container) -> String {
    "the \(container.noun) that opens on line \(line(of: container.start))"
  }

  /// Returns the bytes of the character at an offset, one where they are not valid UTF-8.
  func character(at offset: Int) -> Range<Int> {
    guard let byte = byte(at: offset) else { return offset..<offset }
    guard byte >= 0x80, let end = try? readCharacter(at: offset) else { return offset..<offset + 1 }
    return offset..<end
  }

  /// Names the character at an offset: in quotes where it can be seen, else by its code point.
  func found(at offset: Int) -> String {
    let range = character(at: offset)
    guard let scalar = Self.text(text[range]).unicodeScalars.first else { return "the end of the text" }
    switch scalar.properties.generalCategory {
    case .control where scalar.value == 0: return "a NUL byte"
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark,
      .privateUse, .unassigned:
      return "the character \(Self.codePoint(scalar.value))"
    default: return scalar == "\u{FFFD}" ? "a byte that is not valid UTF-8" : "\"\(scalar)\""
    }
  }

  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text, or its first 40 characters and an ellipsis.
  static func clippedText(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.count > 40 ? text(bytes.prefix(40)) + "…" : text(bytes)
  }

  static func codePoint(_ value: UInt32) -> String {
    "U+" + hexadecimal(value, digits: 4)
  }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
