import Layout
import Paravent

extension InkMarker {
  /// Marks a shape that is drawn with characters.
  func ink(of node: LayoutNode, _ shape: ResolvedShape) -> LayoutFrame? {
    let frame = ShapeCells.frame(of: shape.shape, in: node.frame)
    node.isBoxed = shape.isVisible && frame.size.width >= 1 && frame.size.height >= 1
    let isGround = options.colors != .none && shape.isGround(of: frame)
    return node.isBoxed && !isGround ? frame : nil
  }

  /// Takes away the lines of shapes that would run through what shares their place.
  ///
  /// - Parameter layers: The views from back to front.
  func clearShapes(among layers: [LayoutNode], inButton: Bool) {
    let shapes = layers.map(\.shapeInWrappers)
    let content = zip(layers, shapes).reduce(nil as LayoutFrame?) { $1.1 == nil ? Self.union($0, $1.0.ink) : $0 }
    guard let content else { return }
    for (index, shape) in shapes.enumerated() {
      guard let shape, let frame = shape.ink, !frame.intersection(content).isEmpty else { continue }
      let isInFront = index == layers.count - 1 && frame.size.width < content.size.width
      if (isInFront && shape.isDot) || (!inButton && frame.holdsInRing(content)) { continue }
      layers[index].clearInk(downTo: shape)
    }
  }
}

extension ResolvedShape {
  /// Whether the shape colours whole cells, where there are colours; a dot is a character.
  func isGround(of frame: LayoutFrame) -> Bool {
    guard case .fill = paint else { return false }
    return !(shape.isRound && frame.size.height <= 1)
  }
}

extension LayoutFrame {
  fileprivate var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
}

extension LayoutNode {
  /// The views that share a place, from back to front; `nil` where the view holds none that do.
  var layers: [LayoutNode]? {
    guard case .view(let view) = content else { return nil }
    switch view.primitive {
    case .overlayStack: return children
    case .wrapper(.overlay, _): return children
    case .wrapper(.background, _): return children.count == 2 ? children.reversed() : nil
    default: return nil
    }
  }

  /// The shape that the view is, below wrappers that draw nothing themselves.
  fileprivate var shapeInWrappers: LayoutNode? {
    var node = self
    while case .view(let view) = node.content {
      if case .shape = view.primitive { return node }
      guard case .wrapper = view.primitive, node.layers == nil, !node.isBoxed, let inner = node.children.first else {
        return nil
      }
      node = inner
    }
    return nil
  }

  /// Whether the view is a shape that is drawn as a dot.
  fileprivate var isDot: Bool {
    guard case .view(let view) = content, case .shape(let shape) = view.primitive, let ink else { return false }
    guard case .fill = shape.paint else { return false }
    return shape.shape.isRound && ink.size.height <= 1
  }

  fileprivate func clearInk(downTo shape: LayoutNode) {
    var node = self
    while node !== shape, let inner = node.children.first {
      node.ink = nil
      node = inner
    }
    shape.ink = nil
    shape.isBoxed = false
  }
}
