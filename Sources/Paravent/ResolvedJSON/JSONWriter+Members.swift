package import JSON

extension JSONWriter {
  /// Writes the name of a primitive.
  mutating func name(_ name: String) { member("primitive", name) }

  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  mutating func optional(_ name: StaticString, _ value: String?) {
    if let value { member(name, value) }
  }

  mutating func optional(_ name: StaticString, _ value: Double?) {
    if let value { member(name, value) }
  }

  /// Writes members of the document as they are.
  mutating func members(_ members: JSONMembers) {
    for (key, value) in members.members {
      self.key(key)
      self.value(value)
    }
  }

  /// Writes actions in order.
  mutating func actions(_ actions: [ResolvedAction], as name: StaticString = "actions") {
    key(name)
    beginArray()
    for action in actions { self.action(action) }
    endArray()
  }

  /// Writes an action as authors do, a handler always as an object.
  package mutating func action(_ action: ResolvedAction) {
    beginObject()
    switch action {
    case .handler(let name, let arguments):
      member("handler", name)
      guard !arguments.isEmpty else { break }
      key("arguments")
      beginObject()
      members(arguments)
      endObject()
    case .openURL(let url): member("openURL", url)
    case .navigate(let url): member("navigate", url)
    case .dismiss: member("dismiss", true)
    case .set(let values):
      key("set")
      beginObject()
      members(values)
      endObject()
    case .toggle(let path): member("toggle", path)
    }
    endObject()
  }
}
