import Layout
import Paravent

extension Painter {
  /// Draws as much of a list or a scroll view as its frame shows, as a screen would before scrolling.
  func drawWindow(_ node: LayoutNode, in context: PaintContext) {
    var inner = context
    inner.clip = CellFrame(node.frame).intersection(context.clip)
    drawChildren(of: node, in: inner)
  }

  func draw(_ group: ListGroup, at node: LayoutNode, in context: PaintContext) {
    if group.appearance.isBoxed, !group.rowIndices.isEmpty { drawGroupBox(group, at: node, in: context) }
    for (index, child) in node.children.enumerated() {
      let isHeader = index < group.rowIndices.lowerBound
      let isFooter = index >= group.rowIndices.upperBound
      draw(child, in: isHeader ? context.emphasized : isFooter ? context.dimmed : context)
    }
  }

  func drawSection(_ primitive: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    guard case .section(let section) = primitive else { return }
    for (index, child) in node.children.enumerated() {
      let isHeader = section.header != nil && index == 0
      let isFooter = section.footer != nil && index == node.children.count - 1
      draw(child, in: isHeader ? context.emphasized : isFooter ? context.dimmed : context)
    }
  }

  private func drawGroupBox(_ group: ListGroup, at node: LayoutNode, in context: PaintContext) {
    let rows = node.children[group.rowIndices]
    guard let first = rows.first, let last = rows.last else { return }
    var box = CellFrame(node.frame)
    box.minY = CellFrame(first.frame).minY - 1
    let lastRow = CellFrame(last.frame)
    box.maxY = max(lastRow.maxY, lastRow.minY + 1) + 1
    let style = lineStyle(context)
    drawBox(box, isRounded: true, style: style, in: context)
    for row in rows.dropFirst() {
      drawRule(box, y: CellFrame(row.frame).minY - 1, ends: ("├", "┤"), style: style, in: context)
    }
  }
}

extension PaintContext {
  /// The context of a header.
  fileprivate var emphasized: PaintContext {
    var context = self
    context.style.isBold = true
    return context
  }

  /// The context of a footer.
  fileprivate var dimmed: PaintContext {
    var context = self
    context.style.isDim = true
    return context
  }
}
