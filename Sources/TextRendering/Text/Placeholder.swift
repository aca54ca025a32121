/// What stands for a picture.
enum Placeholder {
  /// What stands for a picture without a name.
  static let nameless = "▨"

  /// Returns a picture's name in brackets.
  static func named(_ label: String) -> GlyphLine {
    GlyphLine(label.isEmpty ? nameless : "[\(label)]")
  }

  /// Returns a name as lines of whole words within a number of cells and rows, or `nil` where it is too long.
  static func lines(of label: String, width: Int, height: Int) -> [GlyphLine]? {
    let glyphs = GlyphLine(label).glyphs
    let words = glyphs.split(whereSeparator: \.isSpace)
    guard !words.isEmpty, words.allSatisfy({ $0.reduce(0) { $0 + $1.width } <= width }) else { return nil }
    let breaker = LineBreaker(glyphs: glyphs, width: width)
    var lines: [GlyphLine] = []
    var position = 0
    while position < glyphs.count {
      guard lines.count < height else { return nil }
      let line = breaker.line(from: position, until: glyphs.count)
      lines.append(GlyphLine(glyphs[line.range]))
      position = line.next
    }
    return lines
  }

  /// Returns the first letters of a name's first two words, of those with a capital where there are two.
  static func initials(of label: String) -> String {
    let all = label.split { !$0.isLetter && !$0.isNumber }
    let capitalised = all.filter { $0.first?.isUppercase == true }
    let words = capitalised.count > 1 ? capitalised : all
    return words.prefix(2).compactMap { $0.first?.uppercased() }.joined()
  }
}
