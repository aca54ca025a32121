package import Paravent

extension Greediness {
  /// Returns the greediness of every node under a root in one pass, in preorder: a node, then what it holds.
  ///
  /// A section holds its header, its children and its footer, in this order; a view's background stands before the view,
  /// an overlay after it.
  package static func preorder(of root: ResolvedNode) -> [Greediness] {
    var pass = GreedinessPass()
    _ = pass.visit(root, along: nil)
    return pass.result
  }
}

/// One walk over a tree that notes each node's greediness once that of its content is known.
struct GreedinessPass {
  var result: [Greediness] = []
}

extension GreedinessPass {
  /// Notes a node and what it holds; `axis` is that of the stack around it, if any.
  mutating func visit(_ node: ResolvedNode, along axis: Greediness.Axes?) -> Greediness {
    let index = result.count
    result.append(Greediness())
    var greediness = measure(node.primitive, along: axis)
    greediness.nodeCount = result.count - index
    result[index] = greediness
    return greediness
  }

  private mutating func measure(_ primitive: ResolvedPrimitive, along axis: Greediness.Axes?) -> Greediness {
    // The payloads are taken out in functions of their own: together they would make the frames of the recursion large.
    switch primitive {
    case .text, .image, .symbol, .spacer, .divider: measureLeaf(primitive, along: axis)
    case .stack, .overlayStack, .list, .section, .button, .link: measureContainer(primitive)
    case .field: Greediness(.horizontal)
    case .shape: Greediness([.horizontal, .vertical])
    case .toggle, .picker, .progress, .scroll, .grid, .navigation, .fits: measureParts(primitive)
    case .wrapper: measureWrapper(primitive, along: axis)
    }
  }

  private func measureLeaf(_ primitive: ResolvedPrimitive, along axis: Greediness.Axes?) -> Greediness {
    switch primitive {
    case .image(let image): Greediness(image.isResizable ? [.horizontal, .vertical] : [])
    case .symbol(let symbol): Greediness(symbol.isResizable ? [.horizontal, .vertical] : [])
    case .spacer: Greediness(axis ?? [.horizontal, .vertical])
    case .divider: Greediness(axis == .horizontal ? .vertical : .horizontal)
    default: Greediness()
    }
  }

  private mutating func measureParts(_ primitive: ResolvedPrimitive) -> Greediness {
    var result = union(primitive.parts, along: nil)
    result.axes.formUnion(primitive.ownAxes)
    if !primitive.ownAxes.isEmpty { result.keepsRatio = false }
    return result
  }

  private mutating func measureContainer(_ primitive: ResolvedPrimitive) -> Greediness {
    switch primitive {
    case .stack(let stack): measure(stack)
    case .overlayStack(let stack): union(stack.children, along: nil)
    case .list(let list): measure(list)
    case .section(let section): measure(section)
    case .button(let button): visit(button.label, along: nil)
    case .link(let link): visit(link.label, along: nil)
    default: Greediness()
    }
  }

  private mutating func measure(_ stack: ResolvedStack) -> Greediness {
    switch stack.direction {
    case .horizontal: union(stack.children, along: .horizontal)
    case .vertical: union(stack.children, along: .vertical)
    }
  }

  /// A stack is greedy where one of its views is, and keeps a ratio where all of its greedy views do.
  private mutating func union(_ children: [ResolvedNode], along axis: Greediness.Axes?) -> Greediness {
    var result = Greediness()
    var allKeepRatio = true
    for child in children {
      let greediness = visit(child, along: axis)
      guard !greediness.axes.isEmpty else { continue }
      result.axes.formUnion(greediness.axes)
      allKeepRatio = allKeepRatio && greediness.keepsRatio
      if let axis, greediness.axes.contains(axis), !child.isSpacer { result.starvesSpacers = true }
    }
    result.keepsRatio = allKeepRatio && !result.axes.isEmpty
    return result
  }

  private mutating func measure(_ list: ResolvedList) -> Greediness {
    for child in list.children { _ = visit(child, along: nil) }
    return Greediness([.horizontal, .vertical])
  }

  private mutating func measure(_ section: ResolvedSection) -> Greediness {
    var result = Greediness()
    if let header = section.header { result.axes.formUnion(visit(header, along: nil).axes) }
    result.axes.formUnion(union(section.children, along: .vertical).axes)
    if let footer = section.footer { result.axes.formUnion(visit(footer, along: nil).axes) }
    return result
  }
}

extension GreedinessPass {
  private mutating func measureWrapper(
    _ primitive: ResolvedPrimitive, along axis: Greediness.Axes?
  ) -> Greediness {
    guard case .wrapper(let wrapper, let content) = primitive else { return Greediness() }
    if case .background = wrapper { measureBackground(wrapper) }
    var result = visit(content, along: axis)
    if case .overlay(let node, _) = wrapper { _ = visit(node, along: nil) }
    result.starvesSpacers = false
    result.change(by: wrapper)
    return result
  }

  private mutating func measureBackground(_ wrapper: ResolvedWrapper) {
    guard case .background(let background) = wrapper, case .view(let node, _) = background.content else { return }
    _ = visit(node, along: nil)
  }
}

extension Greediness {
  /// Makes the greediness of a view that of the view in a wrapper.
  fileprivate mutating func change(by wrapper: ResolvedWrapper) {
    switch wrapper {
    case .padding(let insets):
      maxWidth += Float(insets.leading + insets.trailing)
      maxHeight += Float(insets.top + insets.bottom)
    case .frame(let frame): fix(width: frame.width != nil, height: frame.height != nil)
    case .flexibleFrame(let frame): bound(by: frame)
    case .aspectRatio(_, .fit): keepsRatio = !axes.isEmpty
    case .aspectRatio(_, .fill): keepsRatio = false
    case .fixedSize(let fixed):
      fix(width: fixed.contains(.horizontal), height: fixed.contains(.vertical))
    case .background, .overlay, .border, .clip, .opacity, .offset, .shadow, .hidden, .layoutPriority, .surroundings,
      .tap, .sheet:
      break
    }
  }
}

extension Greediness {
  /// Ends the greediness on the axes that a frame fixes, on both where the view keeps its ratio.
  fileprivate mutating func fix(width: Bool, height: Bool) {
    if width || height && keepsRatio {
      axes.remove(.horizontal)
      maxWidth = .infinity
    }
    if height || width && keepsRatio {
      axes.remove(.vertical)
      maxHeight = .infinity
    }
    keepsRatio = keepsRatio && !axes.isEmpty
  }

  /// A greatest side makes the frame take what it is offered up to it.
  fileprivate mutating func bound(by frame: ResolvedFlexibleFrame) {
    let follows = keepsRatio
    if let height = frame.maxHeight, height.isFinite, follows, frame.maxWidth == nil { axes.remove(.horizontal) }
    if let width = frame.maxWidth, width.isFinite, follows, frame.maxHeight == nil { axes.remove(.vertical) }
    if let width = frame.maxWidth {
      axes.insert(.horizontal)
      maxWidth = Float(width)
    }
    if let height = frame.maxHeight {
      axes.insert(.vertical)
      maxHeight = Float(height)
    }
  }
}

extension ResolvedPrimitive {
  /// The axes on which a control or container takes what it is offered, whatever it holds.
  fileprivate var ownAxes: Greediness.Axes {
    switch self {
    case .toggle(let toggle): toggle.appearance == .switch ? .horizontal : []
    case .picker(let picker): picker.appearance == .menu ? [] : .horizontal
    case .progress(let progress): progress.appearance == .linear ? .horizontal : []
    case .scroll(let scroll): scroll.axes.contains(.vertical) ? [.horizontal, .vertical] : .horizontal
    case .navigation: [.horizontal, .vertical]
    default: []
    }
  }
}

extension ResolvedNode {
  /// Whether the node is a spacer.
  fileprivate var isSpacer: Bool {
    if case .spacer = primitive { true } else { false }
  }
}
