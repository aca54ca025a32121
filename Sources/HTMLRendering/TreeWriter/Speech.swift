internal import Paravent

/// What a view is that is no control.
enum Role: Sendable {
  case heading, button, link, `switch`, image, dialog

  /// The role as ARIA names it.
  var name: StaticString {
    switch self {
    case .heading: "heading"
    case .button: "button"
    case .link: "link"
    case .switch: "switch"
    case .image: "img"
    case .dialog: "dialog"
    }
  }
}

/// What assistive technology hears of a view beside its name, until an element that can say it takes it.
struct Speech: Sendable {
  let hint: String?
  let value: String?
  let traits: [AccessibilityTrait]
  let headingLevel: Int?
  /// Whether a control is in the view, which a view that is a control or a picture may not hold.
  let holdsControl: Bool
}

extension Speech {
  /// Takes what a node says, or nothing where it says no more than a name.
  init?(of node: ResolvedNode, _ accessibility: ResolvedAccessibility) {
    hint = accessibility.hint
    value = accessibility.value
    traits = accessibility.traits
    headingLevel = accessibility.headingLevel
    holdsControl = !traits.isEmpty && SpokenText.hasControl(node)
    if hint == nil, value == nil, traits.isEmpty, headingLevel == nil { return nil }
  }

  /// The level of the heading that the view is, the second where the author only said that it is one.
  var level: Int? {
    guard traits.contains(.isHeader) || headingLevel != nil else { return nil }
    return min(max(headingLevel ?? 2, 1), 6)
  }

  /// Returns the element of a heading.
  static func tag(ofLevel level: Int) -> StaticString {
    switch level {
    case 1: "h1"
    case 2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }

  /// The role of a view that is no control.
  var role: Role? {
    if level != nil { return .heading }
    if holdsControl { return traits.contains(.isModal) ? .dialog : nil }
    if traits.contains(.isButton) { return traits.contains(.isToggle) ? .switch : .button }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isToggle) { return .switch }
    if traits.contains(.isImage) { return .image }
    return traits.contains(.isModal) ? .dialog : nil
  }
}

extension TreeWriter {
  /// Writes what is heard of a group, which is one only where it has a name or says what it is.
  mutating func write(_ speech: Speech, ofGroupCalled label: String?) {
    if let role = speech.role {
      body.write(" role=\"")
      body.write(role.name)
      body.write(byte: UInt8(ascii: "\""))
    } else if label != nil {
      body.write(" role=\"group\"")
    }
    writeState(of: speech)
    write(detailsOf: speech)
  }

  /// Writes the attributes that a group's role needs or allows.
  private mutating func writeState(of speech: Speech) {
    if let level = speech.level {
      body.write(" aria-level=\"")
      body.write(number: level)
      body.write(byte: UInt8(ascii: "\""))
    } else if speech.role == .switch {
      body.write(speech.traits.contains(.isSelected) ? " aria-checked=\"true\"" : " aria-checked=\"false\"")
    } else if speech.role == .dialog {
      body.write(" aria-modal=\"true\"")
    }
  }

  /// Writes what may be heard of every element: whether it is chosen, that it changes, and what describes it.
  mutating func write(detailsOf speech: Speech, saysValue: Bool = true, onButton: Bool = false) {
    let isSelected = speech.traits.contains(.isSelected)
    if onButton, speech.traits.contains(.isToggle) {
      body.write(isSelected ? " role=\"switch\" aria-checked=\"true\"" : " role=\"switch\" aria-checked=\"false\"")
    } else if isSelected, speech.role != .switch {
      body.write(onButton ? " aria-pressed=\"true\"" : " aria-current=\"true\"")
    }
    if speech.traits.contains(.updatesFrequently) { body.write(" aria-live=\"polite\"") }
    let texts = [saysValue ? speech.value : nil, speech.hint].compactMap(\.self)
    guard !texts.isEmpty else { return }
    body.write(" aria-describedby=\"")
    for (index, text) in texts.enumerated() {
      if index > 0 { body.write(byte: UInt8(ascii: " ")) }
      write(description: text)
    }
    body.write(byte: UInt8(ascii: "\""))
  }

  /// Writes the id of a description, which stands at the end of the content, where it is part of no name.
  private mutating func write(description: String) {
    page.descriptions += 1
    body.write(page.names, .description, page.descriptions)
    descriptions.write("<span id=\"")
    descriptions.write(page.names, .description, page.descriptions)
    descriptions.write("\" hidden>")
    descriptions.write(escaping: description)
    descriptions.write("</span>")
  }
}
