/// Where a view stands, in units of the metrics from the page's left top corner.
package struct LayoutFrame: Sendable, Hashable {
  /// The left top corner.
  package var origin: LayoutPoint
  /// The size.
  package var size: LayoutSize

  /// An empty frame at the page's corner.
  package static let zero = LayoutFrame(origin: .zero, size: .zero)

  /// Creates a frame from its corner and its size.
  package init(origin: LayoutPoint, size: LayoutSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a frame from its edges.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }
}

extension LayoutFrame {
  /// The left edge.
  package var minX: Double { origin.x }
  /// The right edge.
  package var maxX: Double { origin.x + size.width }
  /// The top edge.
  package var minY: Double { origin.y }
  /// The bottom edge.
  package var maxY: Double { origin.y + size.height }

  /// Returns the least frame that holds both.
  package func union(_ other: LayoutFrame) -> LayoutFrame {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return LayoutFrame(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns what both have in common, empty where they do not meet.
  package func intersection(_ other: LayoutFrame) -> LayoutFrame {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return LayoutFrame(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
  }
}
