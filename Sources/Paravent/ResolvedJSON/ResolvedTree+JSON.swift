package import JSON

extension ResolvedTree {
  /// Returns the tree as resolved JSON for native clients, with a final line break.
  public func json() -> [UInt8] {
    DeepStack.run(ifDeeperThan: levels) {
      var writer = JSONWriter(layout: .pretty)
      write(to: &writer)
      return writer.bytes + [0x0A]
    }
  }

  /// Writes the tree as an object.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("resolved")
    writer.integer(Self.version)
    writer.optional("screen", screen)
    writer.optional("title", title)
    writer.optional("locale", locale)
    writer.member("layoutDirection", layoutDirection.rawValue)
    writer.optional("colorScheme", colorScheme?.rawValue)
    if !state.isEmpty {
      writer.key("state")
      writer.beginObject()
      writer.members(state)
      writer.endObject()
    }
    writer.key("root")
    if let root { writer.node(root) } else { writer.null() }
    writer.members(extensions)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a node: its primitive's name and attributes, its identity, and what it holds.
  mutating func node(_ node: ResolvedNode) {
    beginObject()
    primitive(node.primitive)
    if let attributes = node.attributes {
      optional("id", attributes.id)
      optional("tag", attributes.tag)
      accessibility(attributes.accessibility)
      members(attributes.extensions)
    }
    endObject()
  }

  private mutating func primitive(_ primitive: ResolvedPrimitive) {
    switch primitive {
    case .text(let text): self.text(text)
    case .image(let image): self.image(image)
    case .symbol(let symbol): self.symbol(symbol)
    case .stack(let stack): self.stack(stack)
    case .overlayStack(let stack):
      name("overlayStack")
      alignment(stack.alignment)
      children(stack.children)
    case .spacer(let minLength):
      name("spacer")
      member("minLength", minLength)
    case .divider: name("divider")
    case .list(let list):
      name("list")
      member("appearance", list.appearance.rawValue)
      children(list.children)
    case .section(let section): self.section(section)
    case .button(let button): self.button(button)
    case .link(let link): self.link(link)
    case .toggle(let toggle): self.toggle(toggle)
    case .field(let field): self.field(field)
    case .picker(let picker): self.picker(picker)
    case .progress(let progress): self.progress(progress)
    case .scroll(let scroll): self.scroll(scroll)
    case .grid(let grid): self.grid(grid)
    case .shape(let shape): self.shapeView(shape)
    case .navigation(let navigation): self.navigation(navigation)
    case .fits(let fits): self.fits(fits)
    case .wrapper(let wrapper, let child):
      self.wrapper(wrapper)
      key("child")
      node(child)
    }
  }

  private mutating func stack(_ stack: ResolvedStack) {
    name("stack")
    switch stack.direction {
    case .horizontal(let alignment):
      member("axis", "horizontal")
      member("alignment", alignment.rawValue)
    case .vertical(let alignment):
      member("axis", "vertical")
      member("alignment", alignment.rawValue)
    }
    optional("spacing", stack.spacing)
    children(stack.children)
  }

  private mutating func section(_ section: ResolvedSection) {
    name("section")
    if let header = section.header {
      key("header")
      node(header)
    }
    if let footer = section.footer {
      key("footer")
      node(footer)
    }
    children(section.children)
  }

  private mutating func button(_ button: ResolvedButton) {
    name("button")
    optional("role", button.role?.rawValue)
    member("isEnabled", button.isEnabled)
    member("appearance", button.appearance.rawValue)
    actions(button.actions)
    key("label")
    node(button.label)
  }

  mutating func children(_ children: [ResolvedNode]) {
    key("children")
    beginArray()
    for child in children { node(child) }
    endArray()
  }
}
