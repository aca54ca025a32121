internal import Diagnostics
internal import JSON

extension DocumentDecoder {
  /// Reads a nested object with declared properties, or reports why it cannot.
  func declared<Value: Declared>(_: Value.Type, _ source: JSONValue, at place: JSONPlace) -> Value? {
    guard let object = source.object else { return wrongType(source, at: place, expected: "an object") }
    return declared(
      Value.self, object, owner: place.owner, names: PropertyDescription.all(of: Value.self).map(\.name))
  }

  /// Reads the properties of an object and reports its unknown keys.
  func declared<Value: Declared>(
    _: Value.Type, _ object: JSONObject, owner: String, names: @autoclosure () -> [String]
  ) -> Value? {
    template(of: Value.self, object, owner: owner, collectsOverrides: false, names: names())?.value
  }

  /// Reads the properties of an object, some of which may be known when there is data only.
  func template<Value: Declared>(
    of _: Value.Type, _ object: JSONObject, owner: String, collectsOverrides: Bool, names: @autoclosure () -> [String]
  ) -> (value: Value, overrides: [PropertyOverride])? {
    var value = Value()
    var visitor = PropertyDecoder(
      object: object, decoder: self, owner: owner, collectsOverrides: collectsOverrides)
    value.visit(&visitor)
    visitor.finish(knowing: names())
    if visitor.found < object.count { reportUnknownKeys(of: object, known: names()) }
    return visitor.isComplete ? (value, visitor.overrides) : nil
  }

  /// Warns of every member of an object that is neither known nor an extension.
  func reportUnknownKeys(of object: JSONObject, known: [String]) {
    let explained = explainedKeys[object.value.address] ?? []
    for (key, _) in object where !known.contains(key) && !key.isExtension && !explained.contains(key) {
      if known.contains("view"), let content = ControlFormKey(rawValue: key)?.content {
        report(
          .unknownKey, at: JSONPlace(object.value, .key(key)),
          "\(key.quoted) does not stand on a view but around it: {\(key.quoted): …, \(content.quoted): {\"view\": …}}")
        continue
      }
      let isModifier = known.contains("modifiers") && namespace.modifier(named: key) != nil
      let near = isModifier ? nil : self.key(near: key, among: known)
      report(
        .unknownKey, .warning, at: JSONPlace(object.value, .key(key)), suggestion: near,
        isModifier
          ? "the key \(key.quoted) means nothing here; it is a modifier and stands in \"modifiers\""
          : "the key \(key.quoted) means nothing here"
            + (near == nil ? "; expected \(Wording.alternatives(known))" : ""))
    }
  }

  /// Returns the key that an author probably meant, among those that an object knows.
  func key(near name: String, among known: [String]) -> String? {
    Habits.key(for: name, among: known) ?? NearestName.find(name, among: known)
  }

  /// The `x-` keys of an object.
  func extensions(of object: JSONObject) -> JSONMembers {
    JSONMembers(object.filter { $0.key.isExtension })
  }
}

extension JSONPlace {
  /// What an object at this place is called when it lacks something.
  fileprivate var owner: String {
    switch step {
    case .member(let name), .key(let name): name.quoted
    case .element, .opening, .itself: "this object"
    }
  }
}

extension String {
  /// Whether the string is an extension's key, which means nothing to the engine.
  var isExtension: Bool { hasPrefix("x-") }
}
