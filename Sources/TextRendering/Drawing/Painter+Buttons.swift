import Layout
import Paravent

extension Painter {
  func drawButton(_ primitive: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    let inner = buttonContext(primitive, in: context)
    drawChildren(of: node, in: inner)
    drawMarks(of: primitive, around: node, in: inner)
  }

  private func buttonContext(_ primitive: ResolvedPrimitive, in context: PaintContext) -> PaintContext {
    guard case .button(let button) = primitive else { return context }
    var inner = context
    inner.style = linked(inner.style, to: button.actions, isEnabled: button.isEnabled)
    inner.style.isDim = inner.style.isDim || !button.isEnabled
    if button.role == .destructive { inner.style.foreground = .basic(1) }
    return inner
  }

  private func drawMarks(of primitive: ResolvedPrimitive, around node: LayoutNode, in context: PaintContext) {
    guard case .button(let button) = primitive else { return }
    let marks = ButtonMarks(button, options: options)
    drawBrackets(marks.opening, marks.closing, around: node, in: context)
    drawSuffix(marks.suffix, of: node, in: context)
  }

  /// Draws brackets beside the rows in which a label draws.
  func drawBrackets(_ opening: String, _ closing: String, around node: LayoutNode, in context: PaintContext) {
    guard !opening.isEmpty else { return }
    let frame = CellFrame(node.frame)
    var rows = labelRows(of: node).intersection(context.clip)
    rows.maxY = max(rows.maxY, rows.minY)
    for y in rows.minY..<rows.maxY {
      draw(GlyphLine(opening), x: frame.minX, y: y, styles: [context.style], in: context)
      draw(GlyphLine(closing), x: frame.maxX - closing.count, y: y, styles: [context.style], in: context)
    }
  }

  /// Draws what a button says about itself after its label's first line.
  private func drawSuffix(_ suffix: String, of node: LayoutNode, in context: PaintContext) {
    guard !suffix.isEmpty else { return }
    let row = labelRows(of: node).minY
    var label = node.children.first.map { CellFrame($0.frame) } ?? CellFrame(node.frame)
    label.minY = row
    label.maxY = row + 1
    guard node.isMirrored else {
      let x = canvas.end(ofRow: row, in: label)
      return draw(GlyphLine(suffix), x: x, y: row, styles: [context.style], in: context)
    }
    let mirrored = suffix.split(separator: " ").reversed().map { "\($0) " }.joined()
    draw(GlyphLine(mirrored), x: label.minX - suffix.count, y: row, styles: [context.style], in: context)
  }

  private func labelRows(of node: LayoutNode) -> CellFrame {
    CellFrame(node.children.first?.ink ?? node.frame)
  }
}
