import Layout
import Paravent

/// A sheet that is laid out in a box as wide as the page.
struct SheetPanel {
  let root: LayoutNode
  /// The box, from the first of the panel's own rows.
  let frame: CellFrame
  let colorScheme: ColorScheme?
}

extension SheetPanel {
  /// The cells that the box takes on one side, and the cells free beside it.
  private static let margin = 2

  /// Lays a sheet out; one that is nothing but space still shows that it is there.
  init?(_ sheet: PresentedSheet, metrics: CellMetrics) {
    let width = metrics.options.width
    let page = LayoutPage(
      sheet.content, isMirrored: sheet.isMirrored, below: LayoutPoint(x: Double(Self.margin), y: 1),
      width: Double(width - 2 * Self.margin), metrics: metrics)
    guard let root = page.root else { return nil }
    self.root = root
    frame = CellFrame(minX: 0, minY: 0, maxX: width, maxY: max(CellFrame(root.bounds).maxY, 2) + 1)
    colorScheme = sheet.colorScheme
  }

  /// The cells inside of the box.
  var interior: CellFrame {
    CellFrame(minX: frame.minX + 1, minY: frame.minY + 1, maxX: frame.maxX - 1, maxY: frame.maxY - 1)
  }
}

extension Painter {
  /// Returns a band of a panel's rows.
  func paint(_ panel: SheetPanel, rows: Range<Int>) -> Canvas {
    startBand(rows)
    var context = PaintContext(clip: canvas.area, palette: ColorPalette(options: options))
    if let scheme = panel.colorScheme { context.palette = context.palette.scheme(scheme) }
    drawBox(panel.frame, isRounded: true, style: lineStyle(context), in: context)
    context.clip = panel.interior.intersection(canvas.area)
    draw(panel.root, in: context)
    return canvas
  }
}
