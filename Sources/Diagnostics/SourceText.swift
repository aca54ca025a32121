/// The bytes of a document, in which byte offsets are turned into lines, columns and excerpts.
package struct SourceText: Sendable {
  /// Where a stretch of bytes lies, for a diagnostic.
  package struct Place: Sendable, Hashable {
    /// The lines and columns.
    package let range: SourceRange
    /// The line to show.
    package let excerpt: SourceExcerpt
  }

  private let bytes: [UInt8]

  /// Wraps a text of UTF-8, valid or not, whose lines end at `\n`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension SourceText {
  /// Returns the place of one stretch of bytes.
  package func place(of range: Range<Int>) -> Place {
    Place(range: sourceRanges(of: [range])[0], excerpt: excerpt(of: range))
  }

  /// Returns the places of many stretches of bytes, in one pass over the text.
  package func places(of ranges: [Range<Int>]) -> [Place] {
    zip(ranges, sourceRanges(of: ranges)).map { Place(range: $1, excerpt: excerpt(of: $0)) }
  }

  private func sourceRanges(of ranges: [Range<Int>]) -> [SourceRange] {
    let offsets = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    var positions = Array(repeating: SourcePosition(line: 1, column: 1), count: offsets.count)
    var position = SourcePosition(line: 1, column: 1)
    var scanned = 0
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      let end = min(max(offsets[index], scanned), bytes.count)
      position.advance(over: bytes[scanned..<end])
      scanned = end
      positions[index] = position
    }
    return ranges.indices.map { SourceRange(start: positions[2 * $0], end: positions[2 * $0 + 1]) }
  }
}

extension SourcePosition {
  fileprivate mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if !byte.isContinuation {
        column += 1
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte goes on with a character of UTF-8 that an earlier byte began.
  fileprivate var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension SourceText {
  /// The most code points of a line that an excerpt shows.
  private static let excerptLimit = 100
  /// The most code points before the mark, if the line goes on far enough behind it.
  private static let leadLimit = 40

  private func excerpt(of range: Range<Int>) -> SourceExcerpt {
    let start = min(range.lowerBound, bytes.count)
    var first = retreat(from: start, over: Self.leadLimit)
    let (end, missing) = advance(from: first, over: Self.excerptLimit)
    first = retreat(from: first, over: missing)
    let last = max(end, start)
    let markEnd = min(max(range.upperBound, start), last)
    let lead = (isLineStart(first) ? "" : "…") + Self.visible(bytes[first..<start])
    let mark = Self.visible(bytes[start..<markEnd])
    let rest = Self.visible(bytes[markEnd..<last]) + (isLineEnd(last) ? "" : "…")
    let offset = lead.unicodeScalars.count
    return SourceExcerpt(text: lead + mark + rest, offset: offset, length: max(1, mark.unicodeScalars.count))
  }

  private func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A
  }

  /// A carriage return before the line feed counts as part of the line's end.
  private func isLineEnd(_ offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset...].starts(with: [0x0D, 0x0A])
  }

  private func retreat(from end: Int, over count: Int) -> Int {
    var offset = end
    for _ in 0..<count where !isLineStart(offset) {
      offset -= 1
      while !isLineStart(offset), end - offset < 4 * count, bytes[offset].isContinuation { offset -= 1 }
    }
    return offset
  }

  /// Returns the offset `count` code points on, or at the line's end with the number of those that were missing.
  private func advance(from start: Int, over count: Int) -> (offset: Int, missing: Int) {
    var offset = start
    for passed in 0..<count {
      if isLineEnd(offset) { return (offset, count - passed) }
      offset += 1
      while !isLineEnd(offset), offset - start < 4 * count, bytes[offset].isContinuation { offset += 1 }
    }
    return (offset, 0)
  }

  /// Replaces what a terminal might obey, one for one, so that offsets into the line hold.
  private static func visible(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.visible))
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var visible: Unicode.Scalar {
    switch properties.generalCategory {
    case _ where self == "\t": " "
    // Joiners shape the characters beside them and move nothing.
    case .format where self == "\u{200D}" || self == "\u{200C}" || (0xE0020...0xE007F).contains(value): self
    case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    default: self
    }
  }
}
