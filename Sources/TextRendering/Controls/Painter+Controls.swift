import Layout
import Paravent

extension Painter {
  /// Draws the face of a control, dim where it does not react.
  func drawControl(_ control: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    drawChildren(of: node, in: controlContext(control, in: context))
  }

  private func controlContext(_ control: ResolvedPrimitive, in context: PaintContext) -> PaintContext {
    var inner = context
    inner.style.isDim = inner.style.isDim || !control.isEnabled
    if case .link(let link) = control, link.kind == .url, let destination = link.destination {
      inner.style = linked(inner.style, to: [.openURL(destination)], isEnabled: link.isEnabled)
    }
    return inner
  }

  /// Draws what a control's face leaves to the painter.
  func drawBody(of control: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    switch control {
    case .field(let field): draw(field, in: CellFrame(node.frame), isMirrored: node.isMirrored, context)
    case .progress(let progress): draw(progress, in: CellFrame(node.frame), isMirrored: node.isMirrored, context)
    default: break
    }
  }

  /// Draws the title above a line, and the content below.
  func drawNavigation(_ node: LayoutNode, in context: PaintContext) {
    drawChildren(of: node, in: context)
    guard node.children.count == 2, let title = node.children.first else { return }
    let frame = CellFrame(title.frame)
    let rule = CellFrame(minX: frame.minX, minY: frame.maxY, maxX: frame.maxX, maxY: frame.maxY + 1)
    forEachCell(of: rule, in: context) { put("═", x: $0, y: $1, style: context.style, context) }
  }

  private func draw(_ field: ResolvedField, in frame: CellFrame, isMirrored: Bool, _ context: PaintContext) {
    let line = GlyphLine(field.shownText).truncated(to: max(1, frame.width - 2))
    let style = field.isEmpty ? lineStyle(context) : style(field.style, in: context)
    let blanks = max(0, frame.width - 2 - line.width)
    let start = frame.minX + 1 + (isMirrored ? blanks : 0)
    draw(line, x: start, y: frame.minY, styles: [style], in: context)
    let x = isMirrored ? frame.minX + 1 : start + line.width
    let rest = CellFrame(minX: x, minY: frame.minY, maxX: x + blanks, maxY: frame.minY + 1)
    forEachCell(of: rest, in: context) { put("_", x: $0, y: $1, style: lineStyle(context), context) }
    put("[", x: frame.minX, y: frame.minY, style: context.style, context)
    put("]", x: frame.maxX - 1, y: frame.minY, style: context.style, context)
  }

  private func draw(_ progress: ResolvedProgress, in frame: CellFrame, isMirrored: Bool, _ context: PaintContext) {
    let done = ProgressGauge(progress.fraction ?? 0).steps(of: frame.width)
    var tinted = context.style
    tinted.foreground = context.palette.foreground(progress.tint)
    forEachCell(of: frame, in: context) { x, y in
      let isDone = (isMirrored ? frame.maxX - 1 - x : x - frame.minX) < done
      put(isDone ? "█" : "░", x: x, y: y, style: isDone ? tinted : lineStyle(context), context)
    }
  }
}

extension ResolvedField {
  /// Whether the field shows no text of its own.
  fileprivate var isEmpty: Bool { text.isEmpty }

  /// What stands in the field; as many bullets for any text that is hidden, so that not even its length is told.
  fileprivate var shownText: String {
    if text.isEmpty { return prompt ?? "" }
    return isSecure ? "••••" : text
  }
}

extension ResolvedPrimitive {
  /// Whether the control reacts; `true` for what is none.
  fileprivate var isEnabled: Bool {
    switch self {
    case .link(let link): link.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .field(let field): field.isEnabled
    case .picker(let picker): picker.isEnabled
    default: true
    }
  }
}
