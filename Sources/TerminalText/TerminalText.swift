/// Text as a terminal shows it: how many cells it takes, and which of its characters may reach a screen.
package enum TerminalText {}

extension TerminalText {
  /// Returns the number of cells that a string takes on one row.
  package static func width(of text: some StringProtocol) -> Int {
    let ascii = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? bytes.count : nil
    }
    if case .some(.some(let width)) = ascii { return width }
    return String(text).reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the number of cells, 0 to 2, that one grapheme takes in a terminal that draws graphemes as one glyph.
  ///
  /// East Asian wide and fullwidth characters and emoji take two, combining and control characters none. Characters of
  /// ambiguous width take one. A variation selector decides for the emoji before it. No standard has more to say.
  package static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return width(of: first) }
    if scalars.contains("\u{FE0E}") { return min(1, width(of: first)) }
    if scalars.contains(where: \.makesEmoji) { return 2 }
    return min(2, scalars.reduce(0) { $0 + width(of: $1) })
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    case ..<0xA0: 0
    // A soft hyphen is of category Cf, but terminals show it.
    case 0xA0..<0x300: 1
    case 0x1160...0x11FF: 0
    default: scalar.takesNoCell ? 0 : scalar.takesTwoCells ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  fileprivate var takesNoCell: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  fileprivate var takesTwoCells: Bool {
    WideRanges.contains(value) || (properties.isEmojiPresentation && !isRegionalIndicator)
  }

  /// Whether the scalar makes an emoji of the grapheme that it stands in with others.
  fileprivate var makesEmoji: Bool {
    self == "\u{FE0F}" || properties.isEmojiPresentation || properties.isEmojiModifier
  }

  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
