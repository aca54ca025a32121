internal import JSON

extension JSONWriter {
  /// Writes what a wrapper does to its child.
  mutating func wrapper(_ wrapper: ResolvedWrapper) {
    switch wrapper {
    case .padding(let insets): padding(insets)
    case .frame(let frame):
      name("frame")
      optional("width", frame.width)
      optional("height", frame.height)
      alignment(frame.alignment)
    case .flexibleFrame(let frame): flexibleFrame(frame)
    case .background(let background): self.background(background)
    case .border(let border):
      name("border")
      key("color")
      color(border.color)
      member("width", border.width)
    case .clip(let shape):
      name("clip")
      self.shape(shape)
    case .aspectRatio(let ratio, let mode):
      name("aspectRatio")
      optional("ratio", ratio)
      member("contentMode", mode.rawValue)
    case .overlay(let node, let alignment):
      name("overlay")
      self.alignment(alignment)
      key("content")
      self.node(node)
    case .offset(let x, let y):
      name("offset")
      member("x", x)
      member("y", y)
    case .shadow(let shadow): self.shadow(shadow)
    case .hidden: name("hidden")
    case .fixedSize(let axes):
      name("fixedSize")
      self.axes(axes)
    case .layoutPriority(let priority):
      name("layoutPriority")
      member("value", priority)
    case .surroundings(let surroundings):
      name("surroundings")
      optional("layoutDirection", surroundings.layoutDirection?.rawValue)
      optional("colorScheme", surroundings.colorScheme?.rawValue)
      optional("locale", surroundings.locale)
      optional("dynamicTypeSize", surroundings.dynamicTypeSize)
    case .opacity(let opacity):
      name("opacity")
      member("opacity", opacity)
    case .tap(let tap):
      name("tap")
      member("isEnabled", tap.isEnabled)
      actions(tap.actions)
    case .sheet(let sheet): self.sheet(sheet)
    }
  }

  private mutating func padding(_ insets: EdgeInsets) {
    name("padding")
    member("top", insets.top)
    member("leading", insets.leading)
    member("bottom", insets.bottom)
    member("trailing", insets.trailing)
  }

  private mutating func flexibleFrame(_ frame: ResolvedFlexibleFrame) {
    name("flexibleFrame")
    bound("minWidth", frame.minWidth)
    bound("idealWidth", frame.idealWidth)
    bound("maxWidth", frame.maxWidth)
    bound("minHeight", frame.minHeight)
    bound("idealHeight", frame.idealHeight)
    bound("maxHeight", frame.maxHeight)
    alignment(frame.alignment)
  }

  private mutating func sheet(_ sheet: ResolvedSheet) {
    name("sheet")
    optional("label", sheet.label)
    optional("binding", sheet.binding)
    actions(sheet.onDismiss, as: "onDismiss")
    key("content")
    node(sheet.content)
  }

  private mutating func shadow(_ shadow: ResolvedShadow) {
    name("shadow")
    key("color")
    color(shadow.color)
    member("radius", shadow.radius)
    member("x", shadow.x)
    member("y", shadow.y)
  }

  private mutating func bound(_ name: StaticString, _ points: Double?) {
    if points == .infinity { member(name, "infinity") } else { optional(name, points) }
  }

  private mutating func background(_ background: ResolvedBackground) {
    name("background")
    switch background.content {
    case .color(let color, let shape):
      key("color")
      self.color(color)
      self.shape(shape)
    case .view(let node, let alignment):
      self.alignment(alignment)
      key("content")
      self.node(node)
    }
  }
}
