import Layout

/// A rectangle of cells.
struct CellFrame: Sendable, Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
}

extension CellFrame {
  /// Creates the cells of a frame.
  init(_ frame: LayoutFrame) {
    self.init(
      minX: Int(cells: frame.minX), minY: Int(cells: frame.minY), maxX: Int(cells: frame.maxX),
      maxY: Int(cells: frame.maxY))
  }

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  func intersection(_ other: CellFrame) -> CellFrame {
    CellFrame(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func contains(x: Int, y: Int) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }
}

extension Int {
  /// Creates a number of cells; lengths beyond every page become the longest that is counted.
  init(cells length: Double) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length, -1e12), 1e12))
  }
}
