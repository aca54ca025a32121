internal import Diagnostics

extension Linter {
  /// Checks a control and looks at what it shows.
  func inspectControl(_ node: ResolvedNode, _ surrounds: Surrounds) {
    guard let name = node.primitive.controlName else { return }
    let isEnabled = node.primitive.isEnabledControl
    var inner = surrounds.inside(name, isEnabled: isEnabled)
    if !check(node, named: name, isEnabled: isEnabled, extent: node.extent, surrounds) { inner.isNamed = true }
    switch node.primitive {
    case .button(let button): visit(button.label, inner)
    case .toggle(let toggle):
      if toggle.appearance == .button { inner.backdrop = nil }
      visit(toggle.label, inner)
    case .picker(let picker):
      visit(picker.label, inner)
      // The renderer paints what is behind a choice.
      inner.backdrop = nil
      visit(picker.options.map(\.label), inner)
    case .field(let field):
      // The renderer paints what is behind the text of a field with a border.
      if field.appearance == .plain { checkContrast(of: [field.style], inner) }
      visit(node.primitive.parts, inner)
    default: visit(node.primitive.parts, inner)
    }
  }

  /// Checks a view that acts when tapped and looks at the view.
  func inspectTap(_ tap: ResolvedTap, on child: ResolvedNode, _ node: ResolvedNode, _ surrounds: Surrounds) {
    var inner = surrounds.inside("tap gesture", isEnabled: tap.isEnabled)
    if !check(node, named: "tap gesture", isEnabled: tap.isEnabled, extent: child.extent, surrounds) {
      inner.isNamed = true
    }
    inspect(child, inner)
  }

  /// Checks a control of some size; `false` where it has no name, of which what it shows need not tell again.
  private func check(
    _ node: ResolvedNode, named name: String, isEnabled: Bool, extent: Extent, _ surrounds: Surrounds
  ) -> Bool {
    let hasName = surrounds.isUnheard || surrounds.isNamedAround || !node.plainText.isBlank
    if !hasName {
      report(
        .controlLabel, "the \(name) has no name for those who cannot see it; \"accessibilityLabel\" gives it one",
        surrounds)
    }
    if let outer = surrounds.control {
      report(
        .nestedControl, "the \(name) stands inside of a \(outer), where a tap may reach either; place it beside",
        surrounds)
    } else if isEnabled, !surrounds.isRow, let size = surrounds.extent.filled(by: extent).tooSmall {
      report(.tapTarget, "the \(name) is \(size); at least 44 points are needed to hit it", surrounds)
    }
    return hasName
  }

  /// Checks that a picture is named or left out.
  func check(_ image: ResolvedImage, _ surrounds: Surrounds) {
    guard !image.isDecorative, !surrounds.isUnheard, !surrounds.isNamed, image.isNamedByFile else { return }
    report(
      .imageText,
      "the picture says nothing to those who cannot see it; \"accessibilityLabel\" names it, \"accessibilityHidden\" "
        + "leaves it out", surrounds)
  }
}

extension Surrounds {
  /// The surroundings of what a control shows.
  fileprivate func inside(_ name: String, isEnabled: Bool) -> Surrounds {
    var inner = outsideRows
    inner.control = name
    inner.extent = Extent()
    inner.isDisabled = isDisabled || !isEnabled
    return inner
  }
}

extension ResolvedImage {
  /// Whether the picture is called no more than its file.
  fileprivate var isNamedByFile: Bool {
    guard case .url(let url) = source else { return false }
    return !label.isEmpty && label == ImageName.label(of: url)
  }
}

extension ResolvedPrimitive {
  /// What a message calls the control; `nil` for what is none.
  fileprivate var controlName: String? {
    switch self {
    case .button: "Button"
    case .link(let link): link.kind == .navigation ? "NavigationLink" : "Link"
    case .toggle: "Toggle"
    case .field(let field): field.isSecure ? "SecureField" : "TextField"
    case .picker: "Picker"
    default: nil
    }
  }

  fileprivate var isEnabledControl: Bool {
    switch self {
    case .button(let button): button.isEnabled
    case .link(let link): link.isEnabled
    case .toggle(let toggle): toggle.isEnabled
    case .field(let field): field.isEnabled
    case .picker(let picker): picker.isEnabled
    default: true
    }
  }
}
