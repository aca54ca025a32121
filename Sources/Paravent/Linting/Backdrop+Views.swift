extension Backdrop {
  /// The backdrop of the view that a background is behind; `nil` where that is not known.
  func painted(by background: ResolvedBackground) -> Backdrop? {
    switch background.content {
    case .color(let color, _): painted(by: color)
    case .view(let view, _): painted(by: view)
    }
  }

  /// The backdrop of what stands before a view; `nil` where that is not known.
  func painted(by node: ResolvedNode) -> Backdrop? {
    switch node.primitive {
    case .shape(let shape):
      if case .fill(let color) = shape.paint { painted(by: color) } else { self }
    case .text, .symbol, .spacer, .divider: self
    case .wrapper(let wrapper, let child): painted(by: child, in: wrapper)
    case .overlayStack(let stack): painted(byLayers: stack.children)
    case .stack(let stack): painted(beside: stack.children)
    case .grid(let grid): painted(beside: grid.rows.flatMap(\.cells))
    case .button(let button): painted(by: button.label)
    case .link(let link): painted(by: link.label)
    case .image, .list, .section, .toggle, .field, .picker, .progress, .scroll, .navigation, .fits: nil
    }
  }

  private func painted(by child: ResolvedNode, in wrapper: ResolvedWrapper) -> Backdrop? {
    switch wrapper {
    case .hidden: return self
    case .background(let background): return painted(by: background)?.painted(by: child)
    case .overlay(let overlay, _): return painted(by: child)?.painted(by: overlay)
    case .opacity(let opacity): return painted(by: child)?.mixed(over: self, opacity: opacity)
    default: return painted(by: child)
    }
  }

  private func painted(byLayers nodes: [ResolvedNode]) -> Backdrop? {
    var backdrop: Backdrop? = self
    for node in nodes { backdrop = backdrop?.painted(by: node) }
    return backdrop
  }

  /// The backdrop before views that stand beside each other, which is known where none of them paints.
  private func painted(beside nodes: [ResolvedNode]) -> Backdrop? {
    nodes.allSatisfy { painted(by: $0) == self } ? self : nil
  }

  private func mixed(over other: Backdrop, opacity: Double) -> Backdrop {
    Backdrop(
      looks: zip(looks, other.looks).map { above, below in
        var look = above
        look.contrasting = below.contrasting.mixed(with: above.contrasting, share: opacity)
        look.plain = below.plain.mixed(with: above.plain, share: opacity)
        return look
      })
  }
}
