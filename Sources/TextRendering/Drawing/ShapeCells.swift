import Layout
import Paravent

/// The characters for a shape that is too thin for an outline.
struct ShapeCells {
  let character: Character
  /// Whether the character stands once, in the middle.
  let isDot: Bool

  init(_ shape: ResolvedShape, width: Int, height: Int) {
    isDot = shape.shape.isRound || (width == 1 && height == 1)
    let isFilled = if case .fill = shape.paint { true } else { false }
    character =
      switch (isDot, width == 1) {
      case (true, _) where shape.shape.isRounded: isFilled ? "●" : "○"
      case (true, _): isFilled ? "■" : "□"
      case (false, true): isFilled ? "█" : "│"
      case (false, false): isFilled ? "▬" : "─"
      }
  }
}

extension ShapeCells {
  /// Returns the cells that a shape covers of those that it takes: a circle is the largest that fits, centred.
  static func frame(of shape: Shape, in frame: LayoutFrame) -> LayoutFrame {
    guard case .circle = shape else { return frame }
    let width = Int(cells: frame.size.width)
    let height = Int(cells: frame.size.height)
    let rows = min(height, max(1, width / 2))
    let columns = min(width, rows * 2)
    return LayoutFrame(
      x: frame.minX + Double((width - columns) / 2), y: frame.minY + Double((height - rows) / 2),
      width: Double(columns), height: Double(rows))
  }
}

extension Shape {
  /// Whether the shape is as round on all sides.
  var isRound: Bool {
    switch self {
    case .circle, .ellipse: true
    case .rectangle, .roundedRectangle, .capsule: false
    }
  }
}

extension ResolvedShape {
  /// The colour that paints the shape.
  var color: ResolvedColor {
    switch paint {
    case .fill(let color), .stroke(let color, _, _): color
    }
  }

  /// Whether anything is painted.
  var isVisible: Bool {
    if case .stroke(_, let lineWidth, _) = paint, lineWidth <= 0 { return false }
    return ColorPalette.isVisible(color)
  }
}
