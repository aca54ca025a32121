internal import JSON

extension JSONWriter {
  /// Writes a link.
  mutating func link(_ link: ResolvedLink) {
    name("link")
    optional("destination", link.destination)
    member("kind", link.kind.rawValue)
    member("isEnabled", link.isEnabled)
    child("label", link.label)
  }

  /// Writes a toggle.
  mutating func toggle(_ toggle: ResolvedToggle) {
    name("toggle")
    member("isOn", toggle.isOn)
    optional("binding", toggle.binding)
    member("isEnabled", toggle.isEnabled)
    member("appearance", toggle.appearance.rawValue)
    tint(toggle.tint)
    child("label", toggle.label)
  }

  /// Writes a field; a secure one without its text.
  mutating func field(_ field: ResolvedField) {
    name("field")
    member("label", field.label)
    if !field.isSecure { member("text", field.text) }
    optional("binding", field.binding)
    optional("prompt", field.prompt)
    member("isSecure", field.isSecure)
    member("isEnabled", field.isEnabled)
    member("appearance", field.appearance.rawValue)
    style(field.style)
  }

  /// Writes a picker and its choices.
  mutating func picker(_ picker: ResolvedPicker) {
    name("picker")
    optional("selection", picker.selection)
    optional("binding", picker.binding)
    member("isEnabled", picker.isEnabled)
    member("appearance", picker.appearance.rawValue)
    tint(picker.tint)
    child("label", picker.label)
    key("options")
    beginArray()
    for option in picker.options {
      beginObject()
      member("tag", option.tag)
      child("label", option.label)
      endObject()
    }
    endArray()
  }

  /// Writes how far something has got.
  mutating func progress(_ progress: ResolvedProgress) {
    name("progress")
    optional("fraction", progress.fraction)
    member("appearance", progress.appearance.rawValue)
    tint(progress.tint)
    if let label = progress.label { child("label", label) }
    if let label = progress.valueLabel { child("valueLabel", label) }
  }

  private mutating func tint(_ tint: ResolvedColor) {
    key("tint")
    color(tint)
  }

  /// Writes a member that is a node.
  mutating func child(_ name: StaticString, _ node: ResolvedNode) {
    key(name)
    self.node(node)
  }
}
