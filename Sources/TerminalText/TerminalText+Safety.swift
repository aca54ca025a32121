extension TerminalText {
  /// The number of spaces that stand for a tab, whose stop only the terminal knows.
  private static let tabWidth = 4

  /// Returns the text without anything that a terminal obeys.
  ///
  /// Line breaks of all kinds become `\n` and tabs spaces; control characters, the start of each escape sequence among
  /// them, become a visible U+FFFD; characters that change the direction of text, and U+FEFF, are removed.
  package static func sanitized(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 == 0x0A || ($0 >= 0x20 && $0 < 0x7F) }) else { return text }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      // The carriage return of a line break was replaced before its line feed was seen.
      if scalar == "\n", last == "\r" { result.removeLast() }
      append(scalar, to: &result)
      last = scalar
    }
    return String(result)
  }

  /// Returns the text without anything that a terminal obeys, line breaks included, which become visible.
  package static func sanitizedLine(_ text: String) -> String {
    String(sanitized(text).map { $0 == "\n" ? "\u{FFFD}" : $0 })
  }

  /// Returns the text as `sanitizedLine` does, but with what would be removed written in escapes such as `\u{202E}`.
  package static func escapedLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isRemoved) else { return sanitizedLine(text) }
    let visible = text.unicodeScalars.map { scalar in
      scalar.isRemoved ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
    return sanitizedLine(visible.joined())
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x0A, 0x2028, 0x2029: result.append("\n")
    // A view of scalars counts itself when it is given a sequence, which takes as long as the text.
    case 0x09: for _ in 0..<tabWidth { result.append(" ") }
    case ..<0x20, 0x7F..<0xA0: result.append("\u{FFFD}")
    default: if !scalar.isRemoved { result.append(scalar) }
    }
  }

  /// Returns the text, or as much of its start as fits into a number of cells together with an ellipsis.
  ///
  /// No grapheme is split, so that the result may be a cell narrower.
  package static func clipped(_ text: String, to cells: Int) -> String {
    guard cells > 0 else { return "" }
    var total = 0
    var cut = text.startIndex
    for index in text.indices {
      total += width(of: text[index])
      if total > cells { return text[..<cut] + "…" }
      if total < cells { cut = text.index(after: index) }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar changes the direction of text, or is U+FEFF.
  fileprivate var isRemoved: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
