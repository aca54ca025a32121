/// How a cell looks.
struct CellStyle: Sendable, Hashable {
  var foreground: TerminalColor?
  var background: TerminalColor?
  var isBold = false
  var isItalic = false
  var isDim = false
  var isReversed = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The address that the cell links to, by its position among the page's addresses.
  var link: Int?
}

extension CellStyle {
  static let plain = CellStyle()

  /// Whether a blank cell of this look can be seen.
  var showsBlank: Bool { background != nil || isReversed }
}
