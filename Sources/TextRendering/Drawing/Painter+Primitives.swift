import Layout
import Paravent

extension Painter {
  func drawText(_ node: LayoutNode, in context: PaintContext) {
    guard let text = node.text as? PreparedText else { return }
    let styles = text.styles.map { style($0, in: context) }
    let frame = CellFrame(node.frame)
    let rows = context.clip.minY - frame.minY..<max(context.clip.minY, context.clip.maxY) - frame.minY
    for (row, line) in text.lines(in: node.frame.size, rows: rows) {
      let x = frame.minX + text.inset(of: line, in: frame.width)
      draw(line, x: x, y: frame.minY + row, styles: styles, in: context)
    }
  }

  func draw(_ symbol: ResolvedSymbol, at node: LayoutNode, in context: PaintContext) {
    let line = SymbolGlyph.text(for: symbol, label: node.label, isMirrored: node.isMirrored)
    var inner = context
    inner.style = style(symbol.style, in: context)
    drawCentered([line], in: CellFrame(node.frame), inner)
  }

  func drawDivider(_ node: LayoutNode, in context: PaintContext) {
    let frame = CellFrame(node.frame)
    let character: Character = node.stackAxis == .horizontal ? "│" : "─"
    forEachCell(of: frame, in: context) { put(character, x: $0, y: $1, style: lineStyle(context), context) }
  }

  /// Draws a box around a picture's name, or its initials where that is too long; without room for a box, the two alone.
  func draw(_ image: ResolvedImage, at node: LayoutNode, in context: PaintContext) {
    guard !image.isDecorative else { return }
    let frame = CellFrame(node.frame)
    let label = node.label ?? image.label
    if frame.width >= 4, frame.height >= 3 {
      drawBox(frame, isRounded: context.isRounded, style: lineStyle(context), in: context)
      let inner = CellFrame(minX: frame.minX + 1, minY: frame.minY + 1, maxX: frame.maxX - 1, maxY: frame.maxY - 1)
      // A name that touches the box reads worse than initials with room around them.
      let lines = Placeholder.lines(of: label, width: inner.width - 2, height: inner.height)
      return drawCentered(lines ?? [initials(of: label, within: inner.width)], in: inner, context)
    }
    let named = Placeholder.named(label)
    if frame.height == 1, named.width <= frame.width || !image.isResizable {
      return drawCentered([named.truncated(to: max(1, frame.width))], in: frame, context)
    }
    drawCentered([initials(of: label, within: frame.width - 2, in: "()")], in: frame, context)
  }

  /// Returns the initials of a name, in brackets where there is room for them.
  private func initials(of label: String, within width: Int, in brackets: String = "") -> GlyphLine {
    let initials = Placeholder.initials(of: label)
    guard !initials.isEmpty else { return GlyphLine(Placeholder.nameless) }
    let line = GlyphLine(initials)
    guard line.width <= width, let opening = brackets.first, let closing = brackets.last else { return line }
    return GlyphLine("\(opening)\(initials)\(closing)")
  }
}
