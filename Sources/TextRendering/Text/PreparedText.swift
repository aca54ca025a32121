import Layout
import Paravent

/// A text as glyphs in paragraphs, ready to be broken into lines of any width.
final class PreparedText {
  /// The looks, by run.
  let styles: [ResolvedTextStyle]
  private let glyphs: [Glyph]
  private let paragraphs: [Range<Int>]
  private let lineLimit: Int?
  /// The lines of the size that was asked for last: a long text is painted in many bands, and broken once.
  private var broken: (size: LayoutSize, lines: [MeasuredLine])?
  private let alignment: TextAlignment
  private let truncation: TruncationMode
  private let isRedacted: Bool
  /// Whether leading is on the right.
  private let isMirrored: Bool

  init(_ text: ResolvedText, isMirrored: Bool = false) {
    var line = GlyphLine()
    var paragraphs: [Range<Int>] = []
    var start = 0
    for (index, run) in text.runs.enumerated() {
      switch run.content {
      case .symbol(let name):
        line.append(SymbolGlyph.text(named: name, isMirrored: isMirrored), run: index)
      case .text(let string):
        // Lines are split before they are sanitised, so that breaks are the only control characters that act.
        for (position, part) in string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
          if position > 0 {
            paragraphs.append(start..<line.glyphs.count)
            start = line.glyphs.count
          }
          line.append(String(part), run: index)
        }
      }
    }
    if !paragraphs.isEmpty || !line.glyphs.isEmpty { paragraphs.append(start..<line.glyphs.count) }
    styles = text.runs.map(\.style)
    glyphs = line.glyphs
    self.paragraphs = paragraphs
    lineLimit = text.lineLimit
    alignment = text.alignment
    truncation = text.truncation
    isRedacted = text.isRedacted
    self.isMirrored = isMirrored
  }
}

extension PreparedText: PreparedTextMeasuring {
  func dimensions(in proposal: Proposal) -> Dimensions {
    var width = 0
    var height = 0
    forEachLine(width: proposal.width, height: proposal.height) { line in
      width = max(width, line.width)
      height += 1
    }
    guard height > 0 else { return Dimensions(size: .zero) }
    return Dimensions(
      size: LayoutSize(width: Double(width), height: Double(height)), firstBaseline: 1, lastBaseline: Double(height))
  }
}

extension PreparedText {
  /// Returns those lines within a size that stand in some rows; the last of all has an ellipsis where some are left out.
  func lines(in size: LayoutSize, rows: Range<Int>) -> [(row: Int, line: GlyphLine)] {
    let lines = measuredLines(in: size)
    return rows.clamped(to: lines.indices).map { row in
      let line = glyphs(of: lines[row])
      return (row, isRedacted ? line.redacted : line)
    }
  }

  private func measuredLines(in size: LayoutSize) -> [MeasuredLine] {
    if let broken, broken.size == size { return broken.lines }
    var lines: [MeasuredLine] = []
    forEachLine(width: size.width, height: size.height) { lines.append($0) }
    broken = (size, lines)
    return lines
  }

  /// Returns how far a line stands from the left edge of the text's own width.
  func inset(of line: GlyphLine, in width: Int) -> Int {
    switch alignment {
    case .leading: isMirrored ? width - line.width : 0
    case .center: (width - line.width) / 2
    case .trailing: isMirrored ? 0 : width - line.width
    }
  }

  private func glyphs(of line: MeasuredLine) -> GlyphLine {
    guard let end = line.end else { return GlyphLine(glyphs[line.range]) }
    return GlyphLine(glyphs[line.range], ellipsis: "…", glyphs[end])
  }

  private struct MeasuredLine {
    var range: Range<Int>
    /// The glyphs after an ellipsis; `nil` where nothing is left out.
    var end: Range<Int>?
    var width: Int
  }

  private func forEachLine(width: Double?, height: Double?, _ body: (MeasuredLine) -> Void) {
    let breaker = LineBreaker(glyphs: glyphs, width: width.map { max(1, Int(cells: $0)) } ?? .max / 2)
    let limit = min(lineLimit.map { max(1, $0) } ?? .max, height.map { max(1, Int(cells: $0)) } ?? .max)
    var count = 0
    for (index, paragraph) in paragraphs.enumerated() {
      var position = paragraph.lowerBound
      repeat {
        count += 1
        let line = breaker.line(from: position, until: paragraph.upperBound)
        let isLast = line.next >= paragraph.upperBound && index == paragraphs.count - 1
        if count == limit, !isLast {
          return body(cutLine(position..<paragraph.upperBound, width: breaker.width))
        }
        body(MeasuredLine(range: line.range, width: line.width))
        position = line.next
      } while position < paragraph.upperBound
    }
  }
}

extension PreparedText {
  /// Returns the last line that there is room for, with as much of the text as goes beside its ellipsis.
  private func cutLine(_ paragraph: Range<Int>, width: Int) -> MeasuredLine {
    let room = width - 1
    let last = paragraphs.last ?? paragraph
    let end = end(of: max(paragraph.lowerBound, last.lowerBound)..<last.upperBound, in: endRoom(in: room, paragraph))
    let startRoom = truncation == .head ? 0 : room - self.width(of: end)
    let start = start(of: paragraph.lowerBound..<min(paragraph.upperBound, end.lowerBound), in: startRoom)
    let used = self.width(of: start) + 1 + self.width(of: end)
    // The halves of a line depend on its width, so that a line cut in its middle keeps all of it.
    let isHalved =
      truncation == .middle && (start.upperBound < paragraph.upperBound || end.lowerBound > last.lowerBound)
    return MeasuredLine(range: start, end: end, width: isHalved ? max(used, width) : used)
  }

  /// Returns the cells after the ellipsis; in the middle, what the start leaves over as well.
  private func endRoom(in room: Int, _ paragraph: Range<Int>) -> Int {
    switch truncation {
    case .head: room
    case .middle: max(room / 2, room - width(of: paragraph))
    case .tail: 0
    }
  }

  /// Returns the glyphs from the start that fit, without spaces after them.
  private func start(of range: Range<Int>, in width: Int) -> Range<Int> {
    var used = 0
    var start = range.lowerBound..<range.lowerBound
    for position in range {
      used += glyphs[position].width
      guard used <= width else { break }
      if !glyphs[position].isSpace { start = range.lowerBound..<position + 1 }
    }
    return start
  }

  /// Returns the glyphs up to the end that fit, without spaces before them.
  private func end(of range: Range<Int>, in width: Int) -> Range<Int> {
    var used = 0
    var end = range.upperBound..<range.upperBound
    for position in range.reversed() {
      used += glyphs[position].width
      guard used <= width else { break }
      if !glyphs[position].isSpace { end = position..<range.upperBound }
    }
    return end
  }

  private func width(of range: Range<Int>) -> Int {
    range.reduce(0) { $0 + glyphs[$1].width }
  }
}
