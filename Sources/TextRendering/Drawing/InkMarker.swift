import Layout
import Paravent

/// Finds out, once a page is laid out, which cells each view draws in and which views are drawn with a box.
///
/// A box stands in the ring of cells along a view's edges, so that it needs no room of its own: there is one where
/// nothing in the view draws in that ring.
struct InkMarker {
  let options: TextOptions
}

extension InkMarker {
  func mark(_ root: LayoutNode) {
    mark(root, inButton: false)
  }

  /// Marks a view after everything in it; a button has brackets for its box.
  private func mark(_ node: LayoutNode, inButton: Bool) {
    let inButton = inButton || isMarkedButton(node)
    for child in node.children where child.isShown { mark(child, inButton: inButton) }
    if let layers = node.layers { clearShapes(among: layers, inButton: inButton) }
    node.ink = ink(of: node, inButton: inButton)
  }

  private func isMarkedButton(_ node: LayoutNode) -> Bool {
    guard case .view(let view) = node.content else { return false }
    switch view.primitive {
    case .button(let button): return button.appearance != .plain
    case .wrapper(.tap(let tap), _): return tap.isEnabled
    default: return false
    }
  }

  private func ink(of node: LayoutNode, inButton: Bool) -> LayoutFrame? {
    let inner = node.children.reduce(nil as LayoutFrame?) { Self.union($0, $1.ink) }
    switch node.content {
    case .group(let group): return group.appearance.isBoxed ? node.frame : inner
    case .body: return node.frame
    case .view(let view): return ink(of: node, view.primitive, inner: inner, inButton: inButton)
    }
  }

  private func ink(
    of node: LayoutNode, _ primitive: ResolvedPrimitive, inner: LayoutFrame?, inButton: Bool
  ) -> LayoutFrame? {
    switch primitive {
    case .text, .symbol, .divider: return node.frame
    case .image(let image): return image.isDecorative ? nil : node.frame
    case .spacer: return nil
    case .stack, .overlayStack, .section, .list, .grid, .fits: return inner
    case .link, .toggle, .field, .picker, .progress, .navigation: return inner
    case .scroll: return inner?.intersection(node.frame)
    case .shape(let shape): return ink(of: node, shape)
    case .button(let button): return button.appearance == .plain ? inner : across(node, inner)
    case .wrapper(let wrapper, _): return ink(of: node, in: wrapper, inner: inner, inButton: inButton)
    }
  }

  private func ink(
    of node: LayoutNode, in wrapper: ResolvedWrapper, inner: LayoutFrame?, inButton: Bool
  ) -> LayoutFrame? {
    switch wrapper {
    case .padding, .frame, .flexibleFrame, .aspectRatio: return inner
    case .overlay, .offset, .shadow, .fixedSize, .layoutPriority, .surroundings, .sheet: return inner
    case .hidden: return nil
    case .opacity(let opacity): return opacity > 0 ? inner : nil
    case .clip: return inner?.intersection(node.frame)
    case .tap(let tap): return tap.isEnabled ? across(node, inner) : inner
    case .border:
      node.isBoxed = !inButton && isRingFree(node, inner)
    case .background(let background):
      guard case .color(let color, _) = background.content else { return inner }
      node.isBoxed =
        options.colors == .none && !inButton && ColorPalette.isVisible(color) && isRingFree(node, inner)
    }
    return node.isBoxed ? node.frame : inner
  }

  /// Whether the content leaves a cell free on all sides.
  private func isRingFree(_ node: LayoutNode, _ inner: LayoutFrame?) -> Bool {
    guard let inner else { return false }
    return node.frame.holdsInRing(inner)
  }

  /// The rows in which a label draws, as wide as its button.
  private func across(_ node: LayoutNode, _ inner: LayoutFrame?) -> LayoutFrame {
    guard let inner else { return node.frame }
    return LayoutFrame(
      x: node.frame.minX, y: inner.minY, width: node.frame.size.width, height: inner.size.height)
  }

  static func union(_ first: LayoutFrame?, _ second: LayoutFrame?) -> LayoutFrame? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }
}

extension LayoutFrame {
  /// Whether a frame leaves a cell free along all edges of this one.
  func holdsInRing(_ inner: LayoutFrame) -> Bool {
    inner.minX >= minX + 1 && inner.maxX <= maxX - 1 && inner.minY >= minY + 1 && inner.maxY <= maxY - 1
  }
}
