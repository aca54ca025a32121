internal import Diagnostics
internal import JSON

extension DocumentDecoder {
  /// Reads a style: the name of one of its family, or an object with a body.
  func style(_ source: JSONValue, at place: JSONPlace, of family: StyleFamily) -> StyleHandle? {
    if source.kind == .object { return styleInPlace(source, at: place, of: family).map(StyleHandle.inPlace) }
    guard source.kind == .string else {
      return wrongType(source, at: place, expected: "the name of a style, or an object with \"body\"")
    }
    guard let name = String.decode(source, at: place, with: self) else { return nil }
    return style(named: name, at: place, of: family)
  }

  /// Returns the style of a name, or reports that there is none.
  func style(named name: String, at place: JSONPlace, of family: StyleFamily) -> StyleHandle? {
    if let style = namespace.style(family, name) { return style }
    if missesSystems { return nil }
    let names = namespace.styleNames(of: family)
    report(
      .unknownStyle, at: place, suggestion: NearestName.find(name, among: names),
      "no \(family.name) style is named \(name.quoted); expected \(Wording.alternatives(names))"
        + hintOfUse { $0.styles[family][name] != nil })
    return nil
  }

  /// Reads a style that is written as an object, with the names of a style's body.
  func styleInPlace(_ source: JSONValue, at place: JSONPlace, of family: StyleFamily) -> Style? {
    let outer = bodyNames
    bodyNames = .ofStyle(family, in: namespace)
    defer { bodyNames = outer }
    let outerHasLostView = hasLostView
    hasLostView = false
    defer { hasLostView = outerHasLostView }
    guard let style = declared(StyleObject.self, source, at: place) else { return nil }
    let body = style.body.flatMap { family.hasBody ? $0.nodes : nil }
    let appearance = style.appearance.flatMap {
      family.appearances.isEmpty
        ? nil : self.appearance($0, at: JSONPlace(source, .member("appearance")), of: family)
    }
    if body != nil, family.appearances.isEmpty { warnOfUnused("appearance", in: source, of: family) }
    if appearance != nil, !family.hasBody { warnOfUnused("body", in: source, of: family) }
    guard body != nil || (family.hasPrimitive && appearance != nil) else {
      if style.appearance == nil || !family.hasPrimitive { reportIncomplete(source, of: family) }
      return nil
    }
    return Style(body: body, appearance: appearance, namespace: namespace, hasLostView: hasLostView)
  }

  private func warnOfUnused(_ key: String, in source: JSONValue, of family: StyleFamily) {
    guard let value = source.object?[key], value.kind != .null else { return }
    report(
      .unknownKey, .warning, at: JSONPlace(source, .key(key)),
      "the key \(key.quoted) means nothing here; a \(family.name) style has none")
  }

  private func appearance(_ name: String, at place: JSONPlace, of family: StyleFamily) -> String? {
    family.appearances.contains(name)
      ? name : unknownValue(name, noun: "\(family.name) appearance", at: place, among: family.appearances)
  }

  private func reportIncomplete(_ source: JSONValue, of family: StyleFamily) {
    let needed = [family.hasBody ? "body" : nil, family.hasPrimitive ? "appearance" : nil].compactMap(\.self)
    report(
      .missingValue, at: JSONPlace(source, .opening),
      "a \(family.name) style needs \(Wording.alternatives(needed))")
  }
}

/// A style written as an object.
struct StyleObject: Declared {
  var body: Slot?
  var appearance: String?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("body", &body, "The views that show the control; `$slot` places the caller's.")
    visitor.property("appearance", &appearance, "A look that every renderer knows.")
  }
}
