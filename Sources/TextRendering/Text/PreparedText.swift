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

  init(_ text: ResolvedText) {
    var line = GlyphLine()
    var paragraphs: [Range<Int>] = []
    var start = 0
    for (index, run) in text.runs.enumerated() {
      switch run.content {
      case .symbol(let name):
        line.append(SymbolGlyph.text(named: name), run: index)
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
    return rows.clamped(to: lines.indices).map { ($0, glyphs(of: lines[$0])) }
  }

  private func glyphs(of line: MeasuredLine) -> GlyphLine {
    let whole = GlyphLine(glyphs[line.range])
    return line.isCut ? whole.cut(to: line.limit) : whole
  }

  private func measuredLines(in size: LayoutSize) -> [MeasuredLine] {
    if let broken, broken.size == size { return broken.lines }
    var lines: [MeasuredLine] = []
    forEachLine(width: size.width, height: size.height) { lines.append($0) }
    broken = (size, lines)
    return lines
  }

  private struct MeasuredLine {
    var range: Range<Int>
    var width: Int
    /// Whether an ellipsis stands for the rest, within `limit` cells.
    var isCut = false
    var limit = Int.max
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
          return body(cutLine(from: position, until: paragraph.upperBound, width: breaker.width))
        }
        body(MeasuredLine(range: line.range, width: line.width))
        position = line.next
      } while position < paragraph.upperBound
    }
  }

  /// Returns the last line that there is room for, as long as it can be before its ellipsis.
  private func cutLine(from start: Int, until end: Int, width: Int) -> MeasuredLine {
    var content = 0
    var used = 0
    var position = start
    while position < end, used + glyphs[position].width < width {
      used += glyphs[position].width
      if !glyphs[position].isSpace { content = used }
      position += 1
    }
    return MeasuredLine(range: start..<position, width: content + 1, isCut: true, limit: width)
  }
}
