extension ResolvedNode {
  /// Several views in the place of one: a stack, unless there is just one.
  static func single(_ nodes: [ResolvedNode], in direction: ResolvedStack.Direction) -> ResolvedNode {
    nodes.count == 1 ? nodes[0] : ResolvedNode(.stack(ResolvedStack(direction, children: nodes)))
  }

  /// A field in the style of the environment; what it holds is left out where content is not shown, and cannot be edited.
  static func field(
    _ title: String, text: Bound<String>, prompt: String?, isSecure: Bool, with resolver: Resolver,
    in environment: Environment
  ) -> ResolvedNode {
    let appearance = resolver.appearance(of: .textField, in: environment).flatMap(FieldAppearance.init) ?? .plain
    var field = ResolvedField(
      label: title, text: text.value, prompt: prompt, isSecure: isSecure, isEnabled: environment.isEnabled,
      appearance: appearance, style: environment.textStyle)
    field.binding = text.path
    if environment.hidesValues {
      (field.text, field.binding, field.isEnabled) = ("", nil, false)
      field.prompt = environment.hidesContent ? nil : ""
    }
    return ResolvedNode(.field(field))
  }

  /// The tag on the view or on what its wrappers hold, outermost first.
  var tag: String? {
    var node = self
    while true {
      if let tag = node.attributes?.tag { return tag }
      guard case .wrapper(_, let child) = node.primitive else { return nil }
      node = child
    }
  }

  /// The row that the node is in a grid, or `nil` for any other view.
  var looseRow: ResolvedGrid.Row? {
    guard case .grid(let grid) = primitive, grid.isLooseRow else { return nil }
    return grid.rows.first
  }

  /// Several views in the place of one, which may be empty: a column, unless there is just one.
  static func singleOrNone(_ nodes: [ResolvedNode]) -> ResolvedNode? {
    nodes.isEmpty ? nil : single(nodes, in: .vertical(.center))
  }

  /// Gives the node the author's identity, beside what assistive technology already hears of it.
  mutating func identify(by identity: ResolvedAttributes?) {
    guard let identity else { return }
    attributes = attributes?.identified(by: identity) ?? identity
  }

  /// Applies an image modifier, which does nothing to other views.
  mutating func apply(_ modifier: any ImageModifier) {
    switch primitive {
    case .image(var image):
      modifier.apply(to: &image)
      primitive = .image(image)
    case .symbol(var symbol):
      modifier.apply(to: &symbol)
      primitive = .symbol(symbol)
    default: break
    }
  }

  /// Applies a shape modifier, which does nothing to other views.
  mutating func apply(_ modifier: any ShapeModifier, in environment: Environment) {
    guard case .shape(var shape) = primitive else { return }
    modifier.apply(to: &shape, in: environment)
    primitive = .shape(shape)
  }

  /// The characters that the node shows, or its name for assistive technology, in reading order.
  var plainText: String {
    if let label = attributes?.accessibilityLabel { return label }
    switch primitive {
    case .text(let text): return text.runs.map(\.plainText).joined()
    case .stack(let stack): return Self.joined(stack.children)
    case .overlayStack(let stack): return Self.joined(stack.children)
    case .list(let list): return Self.joined(list.children)
    case .section(let section): return Self.joined(section.children)
    case .button(let button): return button.label.plainText
    case .wrapper(_, let child): return child.plainText
    case .image(let image): return image.isDecorative ? "" : image.label
    case .link(let link): return link.label.plainText
    case .toggle(let toggle): return toggle.label.plainText
    case .field(let field): return field.label
    case .picker(let picker): return picker.label.plainText
    case .progress(let progress): return progress.label?.plainText ?? ""
    case .scroll(let scroll): return scroll.content.plainText
    case .grid(let grid): return Self.joined(grid.rows.flatMap(\.cells))
    case .navigation(let navigation): return navigation.content.plainText
    case .fits(let fits): return fits.choices.first?.plainText ?? ""
    case .symbol, .spacer, .divider, .shape: return ""
    }
  }

  private static func joined(_ nodes: [ResolvedNode]) -> String {
    nodes.map(\.plainText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension [ResolvedNode] {
  /// The views from back to front: by `zIndex`, then as they are written.
  var inDepthOrder: [ResolvedNode] {
    let depths = map { $0.attributes?.zIndex ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

extension ResolvedRun {
  fileprivate var plainText: String {
    if case .text(let text) = content { text } else { "" }
  }
}
