internal import Paravent

extension TreeWriter {
  /// Writes a check box, whose role and look say what it is; inside of another control, the label alone.
  mutating func write(_ toggle: ResolvedToggle, at place: Place) {
    guard !place.traits.contains(.interactive) else { return write(toggle.label, at: place.cell) }
    let opened = openWrapper(at: place, unless: pending.canBeLabel)
    switch toggle.appearance {
    case .switch, .checkbox: writeCheckBox(toggle, at: place)
    case .button, .custom: writePressable(toggle, at: place)
    }
    if opened { close(place.box) }
  }

  private mutating func writeCheckBox(_ toggle: ResolvedToggle, at place: Place) {
    let name = takeName()
    pending.add(.tg)
    startTag("label")
    finishTag()
    if toggle.appearance == .checkbox { write(boxOf: toggle, called: name, at: place) }
    open("span", .tl)
    write(toggle.label, at: place.inControl)
    close("span")
    if toggle.appearance == .switch { write(boxOf: toggle, called: name, at: place) }
    close("label")
  }

  private mutating func write(boxOf toggle: ResolvedToggle, called name: Name, at place: Place) {
    let isSwitch = toggle.appearance == .switch
    append(tint: toggle.tint)
    pending.add(isSwitch ? .sw : .cb)
    startTag("input")
    body.write(isSwitch ? " type=\"checkbox\" role=\"switch\"" : " type=\"checkbox\"")
    if toggle.isOn { body.write(" checked") }
    let posted = bound.take(toggle.binding)
    finishControlTag(isEnabled: toggle.isEnabled, called: name, postedAs: posted, at: place)
    writeKept(toggle.isOn ? "on" : nil, as: posted, isEnabled: toggle.isEnabled)
  }

  /// A button keeps the name and the state of a toggle whose label shows everything; where it is bound, it turns it over.
  private mutating func writePressable(_ toggle: ResolvedToggle, at place: Place) {
    let name = takeName()
    let isButton = toggle.appearance == .button
    if isButton {
      append(tint: toggle.tint)
      pending.add(.tb)
    }
    pending.add(.b)
    startButton(for: toggle.binding.map { [.toggle(path: $0)] } ?? [])
    // HTML lets no button that submits be a switch.
    let isPressed = isButton || toggle.binding != nil
    body.write(isPressed ? " aria-pressed=\"" : " role=\"switch\" aria-checked=\"")
    body.write(toggle.isOn ? "true\"" : "false\"")
    finishControlTag(isEnabled: toggle.isEnabled, called: name, at: place)
    write(toggle.label, at: place.inControl)
    close("button")
    writeKept(toggle.isOn ? "on" : nil, as: bound.take(toggle.binding), isEnabled: false)
  }
}

extension TreeWriter {
  /// What the author says of a control beside what it shows.
  struct Name: Sendable {
    let label: String?
    let speech: Speech?
  }

  mutating func takeName() -> Name {
    Name(label: pending.takeLabel(), speech: pending.takeSpeech())
  }

  /// Writes the attributes that all controls have, and the end of the start tag.
  mutating func finishControlTag(
    isEnabled: Bool, called name: Name, postedAs posted: String? = nil, at place: Place, isButton: Bool = false
  ) {
    if let posted { attribute(" name=\"", posted) }
    if !isEnabled { body.write(" disabled") }
    if let label = name.label { attribute(" aria-label=\"", label) }
    if let speech = name.speech { write(detailsOf: speech, onButton: isButton) }
    if place.traits.contains(.hidden) { body.write(" tabindex=\"-1\"") }
    finishTag()
  }

  mutating func append(tint: ResolvedColor) {
    append(.tint(page.sheet.reference(tint)))
  }
}

extension Place {
  /// The place of what a control shows.
  var inControl: Place {
    cell.adding([.phrasing, .interactive])
  }

  /// The place of what a control shows that may have a name beside it.
  func inControl(called name: String?) -> Place {
    name == nil ? inControl : inControl.adding(.named)
  }
}
