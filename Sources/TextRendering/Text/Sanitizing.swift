import TerminalText

extension TerminalText {
  /// Returns text without the characters that act on a terminal.
  static func sanitized(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { isShown($0) }))
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: false
    default: true
    }
  }
}
