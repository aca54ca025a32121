import Paravent

/// What the views around a view say about how it is drawn.
struct PaintContext {
  /// The cells that may be drawn on.
  var clip: CellFrame
  /// The colours.
  var palette: ColorPalette
  /// The look that text starts from.
  var style = CellStyle.plain
  /// Whether the view is cut to a shape without corners.
  var isRounded = false

  init(clip: CellFrame, palette: ColorPalette) {
    self.clip = clip
    self.palette = palette
  }
}

extension Shape {
  /// Whether the shape has no corners.
  var isRounded: Bool {
    switch self {
    case .rectangle: false
    case .roundedRectangle(let radius): radius > 0
    case .capsule, .circle, .ellipse: true
    }
  }
}
