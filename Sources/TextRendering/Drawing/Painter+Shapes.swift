import Layout
import Paravent

extension Painter {
  /// Draws a shape: its ground where there are colours, and its outline or a character where there is room.
  func draw(_ shape: ResolvedShape, at node: LayoutNode, in context: PaintContext) {
    let covered = ShapeCells.frame(of: shape.shape, in: node.frame)
    let frame = CellFrame(covered)
    guard !frame.isEmpty else { return }
    var style = context.style
    style.foreground = context.palette.foreground(shape.color)
    if shape.isGround(of: covered), let ground = context.palette.background(shape.color) {
      var fill = context.style
      fill.background = ground
      return canvas.fill(frame.intersection(context.clip), style: fill)
    }
    guard node.isBoxed else { return }
    if frame.width >= 2, frame.height >= 2 {
      return drawBox(frame, isRounded: shape.shape.isRounded || context.isRounded, style: style, in: context)
    }
    let cells = ShapeCells(shape, width: frame.width, height: frame.height)
    drawCells(cells, in: frame, style: style, context)
  }

  private func drawCells(_ cells: ShapeCells, in frame: CellFrame, style: CellStyle, _ context: PaintContext) {
    guard !cells.isDot else {
      return put(cells.character, x: frame.minX + (frame.width - 1) / 2, y: frame.minY, style: style, context)
    }
    forEachCell(of: frame, in: context) { put(cells.character, x: $0, y: $1, style: style, context) }
  }
}
