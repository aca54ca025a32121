/// One cell of a page.
struct Cell: Sendable {
  /// The grapheme that starts here; `nil` for a blank.
  var character: Character?
  /// Whether the cell is the second of a wide grapheme.
  var isFollower = false
  var style = CellStyle.plain
}

extension Cell {
  static let blank = Cell()

  /// Whether nothing can be seen of the cell.
  var isInvisible: Bool { character == nil && !isFollower && !style.showsBlank }
}
