import Layout
import Paravent

extension Painter {
  func draw(_ wrapper: ResolvedWrapper, at node: LayoutNode, in context: PaintContext) {
    switch wrapper {
    case .padding, .frame, .flexibleFrame, .aspectRatio, .overlay, .offset, .shadow, .fixedSize, .layoutPriority:
      drawChildren(of: node, in: context)
    case .hidden: break
    case .surroundings(let surroundings):
      var inner = context
      if let scheme = surroundings.colorScheme { inner.palette = context.palette.scheme(scheme) }
      drawChildren(of: node, in: inner)
    case .background(let background): draw(background, at: node, in: context)
    case .border(let border): draw(border, at: node, in: context)
    case .clip(let shape): drawClipped(node, to: shape, in: context)
    case .opacity(let opacity): drawFaded(node, opacity, in: context)
    case .tap(let tap):
      var inner = context
      inner.style = linked(inner.style, to: tap.actions, isEnabled: tap.isEnabled)
      if tap.isEnabled { drawBrackets("[", "]", around: node, in: inner) }
      drawChildren(of: node, in: inner)
    }
  }

  private func draw(_ background: ResolvedBackground, at node: LayoutNode, in context: PaintContext) {
    switch background.content {
    case .view:
      for child in node.children.reversed() { draw(child, in: context) }
    case .color(let color, let shape):
      drawGround(color, shape, at: node, in: context)
      drawChildren(of: node, in: context)
    }
  }

  private func drawGround(_ color: ResolvedColor, _ shape: Shape, at node: LayoutNode, in context: PaintContext) {
    let frame = CellFrame(node.frame)
    if let ground = context.palette.background(color) {
      var style = context.style
      style.background = ground
      canvas.fill(frame.intersection(context.clip), style: style)
    }
    guard node.isBoxed else { return }
    drawBox(frame, isRounded: shape.isRounded || context.isRounded, style: lineStyle(context), in: context)
  }

  private func draw(_ border: ResolvedBorder, at node: LayoutNode, in context: PaintContext) {
    drawChildren(of: node, in: context)
    let frame = CellFrame(node.frame)
    if node.isBoxed {
      var style = context.style
      style.foreground = context.palette.foreground(border.color)
      drawBox(frame, isRounded: context.isRounded, style: style, in: context)
    } else if options.colors != .none {
      canvas.restyle(frame.intersection(context.clip)) { $0.isReversed = true }
    }
  }

  private func drawClipped(_ node: LayoutNode, to shape: Shape, in context: PaintContext) {
    var inner = context
    var frame = CellFrame(node.frame)
    // A view of less than a row is a row when it is text, which a cut must not take away.
    frame.maxX = max(frame.maxX, frame.minX + 1)
    frame.maxY = max(frame.maxY, frame.minY + 1)
    inner.clip = frame.intersection(context.clip)
    inner.isRounded = shape.isRounded
    drawChildren(of: node, in: inner)
  }

  private func drawFaded(_ node: LayoutNode, _ opacity: Double, in context: PaintContext) {
    guard opacity > 0 else { return }
    var inner = context
    if opacity < 1 { inner.style.isDim = true }
    drawChildren(of: node, in: inner)
  }
}
