/// Breaks a paragraph into lines: between words, within a word where it is longer than a line.
///
/// Spaces at a break hang beyond the edge and take no cells; all others are kept.
struct LineBreaker {
  let glyphs: [Glyph]
  /// The cells in a line, at least 1.
  let width: Int
}

extension LineBreaker {
  /// A line's glyphs, and where the next line starts.
  struct Line {
    var range: Range<Int>
    var width: Int
    var next: Int
  }

  /// Returns the line that starts at a position before the end of a paragraph.
  func line(from start: Int, until end: Int) -> Line {
    var used = 0
    var content = Line(range: start..<start, width: 0, next: start)
    var lastBreak: Line?
    var position = start
    while position < end {
      let glyph = glyphs[position]
      if !glyph.isSpace, position > start, canBreak(before: position), !content.range.isEmpty {
        lastBreak = content
        lastBreak?.next = position
      }
      if used + glyph.width > width {
        guard !glyph.isSpace else { return hanging(content, from: position, until: end) }
        if let lastBreak { return lastBreak }
        let cut = max(position, start + 1)
        return Line(range: start..<cut, width: max(used, position == start ? glyph.width : 0), next: cut)
      }
      used += glyph.width
      position += 1
      if !glyph.isSpace { content = Line(range: start..<position, width: used, next: position) }
    }
    return Line(range: start..<end, width: used, next: end)
  }

  private func canBreak(before position: Int) -> Bool {
    glyphs[position - 1].isSpace || glyphs[position - 1].endsWord || glyphs[position].width == 2
  }

  private func hanging(_ content: Line, from position: Int, until end: Int) -> Line {
    var line = content
    line.next = glyphs[position..<end].firstIndex { !$0.isSpace } ?? end
    return line
  }
}
