import Layout
import Paravent

extension Painter {
  func drawWrapper(_ primitive: ResolvedPrimitive, at node: LayoutNode, in context: PaintContext) {
    guard case .wrapper(let wrapper, _) = primitive else { return }
    switch wrapper {
    case .padding, .frame, .flexibleFrame, .aspectRatio, .overlay, .offset, .shadow, .fixedSize, .layoutPriority,
      .sheet:
      drawChildren(of: node, in: context)
    case .hidden: break
    case .background: drawBackground(wrapper, at: node, in: context)
    case .border:
      drawChildren(of: node, in: context)
      drawBorder(wrapper, at: node, in: context)
    case .clip, .opacity, .surroundings: drawChildren(of: node, in: self.context(of: wrapper, at: node, in: context))
    case .tap: drawTapped(node, wrapper, in: context)
    }
  }

  private func drawBackground(_ wrapper: ResolvedWrapper, at node: LayoutNode, in context: PaintContext) {
    guard node.children.count == 1 else {
      for child in node.children.reversed() { draw(child, in: context) }
      return
    }
    drawGround(wrapper, at: node, in: context)
    drawChildren(of: node, in: context)
  }

  private func drawTapped(_ node: LayoutNode, _ wrapper: ResolvedWrapper, in context: PaintContext) {
    let inner = tapContext(wrapper, in: context)
    if case .tap(let tap) = wrapper, tap.isEnabled { drawBrackets("[", "]", around: node, in: inner) }
    drawChildren(of: node, in: inner)
  }

  private func tapContext(_ wrapper: ResolvedWrapper, in context: PaintContext) -> PaintContext {
    guard case .tap(let tap) = wrapper else { return context }
    var inner = context
    inner.style = linked(inner.style, to: tap.actions, isEnabled: tap.isEnabled)
    return inner
  }

  /// Returns how the view in a wrapper is drawn that changes nothing but that.
  private func context(of wrapper: ResolvedWrapper, at node: LayoutNode, in context: PaintContext) -> PaintContext {
    var inner = context
    switch wrapper {
    case .clip(let shape):
      inner.clip = cut(node).intersection(context.clip)
      inner.isRounded = shape.isRounded
    case .opacity(let opacity):
      if opacity <= 0 { inner.clip.maxY = inner.clip.minY }
      if opacity < 1 { inner.style.isDim = true }
    case .surroundings(let surroundings):
      if let scheme = surroundings.colorScheme { inner.palette = context.palette.scheme(scheme) }
    default: break
    }
    return inner
  }

  /// The cells of a view that is cut: one of less than a row is a row when it is text, which must not be taken away.
  private func cut(_ node: LayoutNode) -> CellFrame {
    var frame = CellFrame(node.frame)
    frame.maxX = max(frame.maxX, frame.minX + 1)
    frame.maxY = max(frame.maxY, frame.minY + 1)
    return frame
  }

  private func drawGround(_ wrapper: ResolvedWrapper, at node: LayoutNode, in context: PaintContext) {
    guard case .background(let background) = wrapper, case .color(let color, let shape) = background.content else {
      return
    }
    let frame = CellFrame(node.frame)
    if let ground = context.palette.background(color) {
      var style = context.style
      style.background = ground
      canvas.fill(frame.intersection(context.clip), style: style)
    }
    guard node.isBoxed else { return }
    drawBox(frame, isRounded: shape.isRounded || context.isRounded, style: lineStyle(context), in: context)
  }

  private func drawBorder(_ wrapper: ResolvedWrapper, at node: LayoutNode, in context: PaintContext) {
    guard case .border(let border) = wrapper else { return }
    let frame = CellFrame(node.frame)
    if node.isBoxed {
      var style = context.style
      style.foreground = context.palette.foreground(border.color)
      drawBox(frame, isRounded: context.isRounded, style: style, in: context)
    } else if options.colors != .none {
      canvas.restyle(frame.intersection(context.clip)) { $0.isReversed = true }
    }
  }
}
