internal import Paravent

extension TreeWriter {
  /// Writes a menu or radio buttons; inside of another control, the label alone.
  mutating func write(_ picker: ResolvedPicker, at place: Place) {
    guard !place.traits.contains(.interactive) else {
      write(picker.label, at: place.cell)
      return picker.options.forEach { _ in passOver() }
    }
    let opened = openWrapper(at: place, unless: pending.canBeLabel)
    append(tint: picker.tint)
    switch picker.appearance {
    case .menu: writeMenu(picker, at: place)
    case .segmented, .inline: writeRadioButtons(picker, at: place)
    }
    if opened { close(place.box) }
  }

  /// A list's row shows what is chosen beside the choice; elsewhere the choice alone is shown, as in iOS.
  private mutating func writeMenu(_ picker: ResolvedPicker, at place: Place) {
    let name = takeName()
    open("label", .pk)
    open("span", place.traits.contains(.listed) ? .tl : .hide)
    write(picker.label, at: place.inControl)
    close("span")
    open("span", .pm)
    startTag("select")
    let posted = bound.take(picker.binding)
    finishControlTag(isEnabled: picker.isEnabled, called: name, postedAs: posted, at: place)
    write(optionsOf: picker)
    close("select")
    writeKept(picker.selection, as: posted, isEnabled: picker.isEnabled)
    body.write("</span></label>")
  }

  private mutating func write(optionsOf picker: ResolvedPicker) {
    let chosen = picker.chosen
    // A menu without a choice would show its first option as chosen.
    if chosen == nil { body.write("<option value=\"\" disabled hidden selected>–</option>") }
    for (index, option) in picker.options.enumerated() {
      passOver()
      attribute("<option value=\"", option.tag)
      if index == chosen { body.write(" selected") }
      finishTag()
      let text = SpokenText.of(option.label)
      let shown = text.isEmpty ? option.tag : text
      // HTML takes no option without words.
      body.write(escaping: shown.isEmpty ? "\u{A0}" : shown)
      close("option")
    }
  }
}

extension TreeWriter {
  private mutating func writeRadioButtons(_ picker: ResolvedPicker, at place: Place) {
    page.groups += 1
    let posted = bound.take(forGroup: picker.binding)
    let group = posted ?? page.names.text(of: .group, page.groups)
    let isSegmented = picker.appearance == .segmented
    pending.add(isSegmented ? .sg : .il)
    let tag = openGroup(of: picker, at: place)
    let chosen = picker.chosen
    for (index, option) in picker.options.enumerated() {
      open("label", isSegmented ? .so : .io)
      write(radioButtonFor: option.tag, of: group, isChosen: index == chosen, isEnabled: picker.isEnabled, at: place)
      open("span", isSegmented ? .sl : .tl)
      write(option.label, at: place.inControl)
      body.write("</span></label>")
    }
    writeKept(picker.selection, as: posted, isEnabled: picker.isEnabled)
    close(tag)
  }

  /// Writes the start of the group and its name, which takes an attribute where only phrasing content is allowed.
  private mutating func openGroup(of picker: ResolvedPicker, at place: Place) -> StaticString {
    let name = takeName()
    if place.traits.contains(.phrasing) {
      startTag("span")
      body.write(" role=\"radiogroup\"")
      attribute(" aria-label=\"", name.label ?? SpokenText.of(picker.label))
      if let speech = name.speech { write(detailsOf: speech) }
      finishTag()
      passOver()
      return "span"
    }
    startTag("fieldset")
    if let label = name.label { attribute(" aria-label=\"", label) }
    if let speech = name.speech { write(detailsOf: speech) }
    finishTag()
    open("legend", picker.appearance == .segmented ? .hide : .ll)
    write(picker.label, at: place.inControl)
    close("legend")
    return "fieldset"
  }

  private mutating func write(
    radioButtonFor tag: String, of group: String, isChosen: Bool, isEnabled: Bool, at place: Place
  ) {
    pending.add(.sr)
    startTag("input")
    body.write(" type=\"radio\"")
    attribute(" name=\"", group)
    attribute(" value=\"", tag)
    if isChosen { body.write(" checked") }
    finishControlTag(isEnabled: isEnabled, called: Name(label: nil, speech: nil), at: place)
  }
}

extension ResolvedPicker {
  /// The position of the choice that holds, the first of several with the same tag.
  fileprivate var chosen: Int? {
    selection.flatMap { selection in options.firstIndex { $0.tag == selection } }
  }
}
