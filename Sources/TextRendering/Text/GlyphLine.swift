import TerminalText

/// Glyphs on one row.
struct GlyphLine: Sendable {
  private(set) var glyphs: [Glyph] = []
  /// The cells that the glyphs take.
  private(set) var width = 0
}

extension GlyphLine {
  /// Creates a line of one look, without breaks and without graphemes that take no cell.
  init(_ text: String) {
    append(text, run: 0)
  }

  init(_ glyphs: ArraySlice<Glyph>) {
    for glyph in glyphs { append(glyph) }
  }

  /// Creates a line with something left out of it, in the look of what stands beside.
  init(_ start: ArraySlice<Glyph>, ellipsis: Character, _ end: ArraySlice<Glyph>) {
    self.init(start)
    append(Glyph(ellipsis, width: 1, run: start.last?.run ?? end.first?.run ?? 0))
    for glyph in end { append(glyph) }
  }

  /// The line with a block for each cell that is not a space.
  var redacted: GlyphLine {
    var line = GlyphLine()
    for glyph in glyphs {
      let block = glyph.isSpace ? glyph : Glyph("░", width: 1, run: glyph.run)
      for _ in 0..<glyph.width { line.append(block) }
    }
    return line
  }

  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.width
  }

  mutating func append(_ text: String, run: Int) {
    guard !appendASCII(text, run: run) else { return }
    for grapheme in TerminalText.sanitized(text) {
      let character: Character = grapheme.isNewline ? " " : grapheme
      let width = TerminalText.width(of: character)
      if width > 0 { append(Glyph(character, width: width, run: run)) }
    }
  }

  /// Appends a text of printable ASCII; returns `false` and appends nothing where there is anything else.
  private mutating func appendASCII(_ text: String, run: Int) -> Bool {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    // Room for each of many runs in turn would copy the line each time.
    if glyphs.isEmpty { glyphs.reserveCapacity(text.utf8.count) }
    for byte in text.utf8 { append(Glyph(ascii: byte, run: run)) }
    return true
  }

  /// Returns the line with an ellipsis for what does not fit into a width of at least 1.
  func truncated(to limit: Int) -> GlyphLine {
    width <= limit ? self : cut(to: limit)
  }

  /// Returns the start of the line with an ellipsis, both within a width of at least 1.
  func cut(to limit: Int) -> GlyphLine {
    var line = GlyphLine()
    for glyph in glyphs {
      guard line.width + glyph.width < limit else { break }
      line.append(glyph)
    }
    while line.glyphs.last?.isSpace == true { line.width -= line.glyphs.removeLast().width }
    line.append(Glyph("…", width: 1, run: line.glyphs.last?.run ?? glyphs.first?.run ?? 0))
    return line
  }
}
