/// Writes rows of cells as bytes.
struct LineWriter {
  private let options: TextOptions
  private var bytes: [UInt8] = []
  private var current = CellStyle.plain
  /// Blank rows that are written only if something follows.
  private var pendingRows = 0

  init(options: TextOptions) {
    self.options = options
  }
}

extension LineWriter {
  /// Writes the rows of a canvas, below those written before.
  mutating func write(_ canvas: Canvas, links: [String]) {
    for y in 0..<canvas.area.height {
      let row = canvas.row(y)
      guard let last = row.lastIndex(where: { !$0.isInvisible }) else {
        pendingRows += 1
        continue
      }
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: pendingRows))
      pendingRows = 1
      for cell in row[...last] where !cell.isFollower {
        switchStyle(to: cell.style, links: links)
        if let character = cell.character {
          bytes.append(contentsOf: character.utf8)
        } else {
          bytes.append(UInt8(ascii: " "))
        }
      }
      switchStyle(to: .plain, links: links)
    }
  }

  /// Leaves one row blank between what was written and what follows.
  mutating func separate() {
    pendingRows = bytes.isEmpty ? 0 : 2
  }

  /// Returns the bytes with the last line break.
  mutating func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private mutating func switchStyle(to style: CellStyle, links: [String]) {
    guard style != current else { return }
    if style.link != current.link {
      let address = style.link.map { links[$0] } ?? ""
      bytes.append(contentsOf: "\u{1B}]8;;\(address)\u{1B}\\".utf8)
    }
    let parameters = style.parameters
    if options.colors != .none, parameters != current.parameters {
      let reset = current.parameters.isEmpty ? [] : ["0"]
      bytes.append(contentsOf: "\u{1B}[\((reset + parameters).joined(separator: ";"))m".utf8)
    }
    current = style
  }
}

extension CellStyle {
  /// The parameters of the sequence that sets the look on a terminal in its default look.
  fileprivate var parameters: [String] {
    var parameters: [String] = []
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isItalic { parameters.append("3") }
    if isUnderlined { parameters.append("4") }
    if isReversed { parameters.append("7") }
    if isStruckThrough { parameters.append("9") }
    if let foreground { parameters.append(foreground.parameters(isBackground: false)) }
    if let background { parameters.append(background.parameters(isBackground: true)) }
    return parameters
  }
}
