/// Rows of cells that are painted on; a grapheme keeps its cells together or becomes blank.
struct Canvas {
  /// The cells that can be painted, in the page's coordinates.
  let area: CellFrame
  /// The cells, row by row.
  private var cells: [Cell]
  /// Whether anything was painted, row by row.
  private var isPainted: [Bool]

  init(width: Int, rows: Range<Int>) {
    area = CellFrame(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    cells = Array(repeating: .blank, count: rows.count * width)
    isPainted = Array(repeating: false, count: rows.count)
  }
}

extension Canvas {
  /// Returns the cells of a row, counted from the first of the canvas; none where nothing was painted.
  func row(_ index: Int) -> ArraySlice<Cell> {
    guard isPainted[index] else { return [] }
    return cells[index * area.maxX..<(index + 1) * area.maxX]
  }

  /// Writes a grapheme; one that a clip edge would split becomes blank. The ground below it stays.
  ///
  /// - Parameter ink: The colour where the style has none and the ground is not the terminal's own.
  mutating func put(
    _ character: Character, width: Int, x: Int, y: Int, style: CellStyle, ink: TerminalColor, clip: CellFrame
  ) {
    let clip = clip.intersection(area)
    guard y >= clip.minY, y < clip.maxY else { return }
    isPainted[y - area.minY] = true
    let isWhole = clip.contains(x: x, y: y) && clip.contains(x: x + width - 1, y: y)
    for column in x..<x + width where clip.contains(x: column, y: y) {
      release(column, y)
      var look = style
      look.background = style.background ?? self[column, y].style.background
      if look.background != nil { look.foreground = look.foreground ?? ink }
      self[column, y] = Cell(character: nil, style: look)
    }
    guard isWhole else { return }
    self[x, y].character = character
    if width == 2 { self[x + 1, y].isFollower = true }
  }

  /// Paints the ground of cells and blanks what stood there.
  mutating func fill(_ frame: CellFrame, style: CellStyle) {
    let frame = frame.intersection(area)
    guard !frame.isEmpty else { return }
    for y in frame.minY..<frame.maxY {
      isPainted[y - area.minY] = true
      for x in frame.minX..<frame.maxX {
        release(x, y)
        self[x, y] = Cell(character: nil, style: style)
      }
    }
  }

  /// Changes the look of cells and keeps what stands in them.
  mutating func restyle(_ frame: CellFrame, _ change: (inout CellStyle) -> Void) {
    let frame = frame.intersection(area)
    guard !frame.isEmpty else { return }
    for y in frame.minY..<frame.maxY {
      isPainted[y - area.minY] = true
      for x in frame.minX..<frame.maxX { change(&self[x, y].style) }
    }
  }

  /// Returns the column after the last grapheme in a row of cells, or its start without any.
  func end(ofRow y: Int, in frame: CellFrame) -> Int {
    let frame = frame.intersection(area)
    guard y >= frame.minY, y < frame.maxY, !frame.isEmpty else { return frame.minX }
    var end = frame.maxX
    while end > frame.minX, self[end - 1, y].character == nil, !self[end - 1, y].isFollower { end -= 1 }
    return end
  }

  /// The cell at a place inside the area.
  private subscript(x: Int, y: Int) -> Cell {
    get { cells[(y - area.minY) * area.maxX + x] }
    _modify { yield &cells[(y - area.minY) * area.maxX + x] }
  }

  /// Blanks the wide grapheme that a cell belongs to.
  private mutating func release(_ x: Int, _ y: Int) {
    let cell = self[x, y]
    if cell.isFollower, x > 0 {
      self[x - 1, y].character = nil
      self[x, y].isFollower = false
    } else if cell.character != nil, x + 1 < area.maxX, self[x + 1, y].isFollower {
      self[x, y].character = nil
      self[x + 1, y].isFollower = false
    }
  }
}
