/// A control that a page posts under the path of the state to which it is bound.
struct BoundControl: Sendable {
  /// What the control posts.
  enum Kind: Sendable {
    /// Something where it is on, nothing where it is off, whatever it looks like and whether it can be used.
    case box
    /// Its text.
    case text
    /// The tag of the option that is chosen, nothing where none is.
    case choice(tags: [String])
  }

  /// The path, such as `state.isOn`.
  let path: String
  let kind: Kind
}

extension BoundControl {
  /// The control that a node is, if it is bound.
  fileprivate init?(_ primitive: ResolvedPrimitive) {
    switch primitive {
    case .toggle(let toggle):
      guard let path = toggle.binding else { return nil }
      self.init(path: path, kind: .box)
    case .field(let field):
      guard let path = field.binding else { return nil }
      self.init(path: path, kind: .text)
    case .picker(let picker):
      guard let path = picker.binding else { return nil }
      self.init(path: path, kind: .choice(tags: picker.options.map(\.tag)))
    default: return nil
    }
  }

  /// The controls of a tree, in the order of the tree; what is inside of a label is none.
  static func all(in tree: ResolvedTree) -> [BoundControl] {
    var controls: [BoundControl] = []
    var pending = [tree.root].compactMap(\.self)
    while let node = pending.popLast() {
      if let control = BoundControl(node.primitive) { controls.append(control) }
      pending += node.primitive.views.reversed()
    }
    return controls
  }
}

extension ResolvedPrimitive {
  /// The views in which controls of their own may stand.
  fileprivate var views: [ResolvedNode] {
    switch self {
    case .stack(let stack): stack.children
    case .overlayStack(let stack): stack.children
    case .list(let list): list.children
    case .section(let section): [section.header, section.footer].compactMap(\.self) + section.children
    case .scroll, .grid, .navigation, .fits: parts
    case .wrapper(let wrapper, let node): wrapper.views(around: node)
    case .button(let button): [button.label]
    case .link(let link): [link.label]
    case .text, .image, .symbol, .spacer, .divider, .toggle, .field, .picker, .progress, .shape: []
    }
  }
}

extension ResolvedWrapper {
  fileprivate func views(around node: ResolvedNode) -> [ResolvedNode] {
    switch self {
    case .overlay(let view, _): [node, view]
    case .sheet(let sheet): [node, sheet.content]
    case .background(let background):
      if case .view(let view, _) = background.content { [node, view] } else { [node] }
    default: [node]
    }
  }
}
