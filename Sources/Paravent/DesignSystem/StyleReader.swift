internal import Diagnostics
internal import JSON

/// Reads the styles of a design-system document.
struct StyleReader {
  let limits: Limits
}

extension StyleReader {
  /// Returns the styles of a document, and what is wrong with it.
  func read(_ document: JSONDocument) -> (styles: StyleLibrary, report: DiagnosticReport) {
    let decoder = DocumentDecoder(limits: limits, styles: StyleLibrary())
    let families = document.root.object?["styles"]?.object.map(Array.init) ?? []
    for (name, source) in families {
      guard let family = StyleFamily.builtIn.first(where: { $0.name == name }), let members = source.object else {
        decoder.report(.unknownName, at: JSONPlace(source), "no style family is named \(name.quoted)")
        continue
      }
      for (name, source) in members {
        readStyle(name, source, at: JSONPlace(members.value, .member(name)), of: family, with: decoder)
      }
    }
    return (decoder.styles, decoder.log.report())
  }

  private func readStyle(
    _ name: String, _ source: JSONValue, at place: JSONPlace, of family: StyleFamily, with decoder: DocumentDecoder
  ) {
    guard let style = decoder.style(source, at: place, of: family) else { return }
    decoder.styles.add(style, named: name, to: family)
  }
}

extension DocumentDecoder {
  /// Reads a style: the name of another one of its family, or an object with a body.
  func style(_ source: JSONValue, at place: JSONPlace, of family: StyleFamily) -> Style? {
    if source.kind == .object { return styleInPlace(source, at: place, of: family) }
    guard source.kind == .string else {
      return wrongType(source, at: place, expected: "the name of a style, or an object with \"body\"")
    }
    guard let name = String.decode(source, at: place, with: self) else { return nil }
    if let style = styles[family, name] { return style }
    let names = styles.names(of: family)
    report(
      .unknownStyle, at: place, suggestion: NearestName.find(name, among: names),
      "no \(family.name) style is named \(name.quoted); expected \(Wording.alternatives(names))")
    return nil
  }

  private func styleInPlace(_ source: JSONValue, at place: JSONPlace, of family: StyleFamily) -> Style? {
    let (outer, outerNames, outerPlaces) = (self.family, names, places)
    (self.family, names, places) = (family, NameTable.ofStyle(family), [:])
    defer { (self.family, names, places) = (outer, outerNames, outerPlaces) }
    guard let style = declared(StyleObject.self, source, at: place) else { return nil }
    let body = style.body.flatMap { family.hasBody ? $0.nodes : nil }
    let appearance = style.appearance.flatMap {
      self.appearance($0, at: JSONPlace(source, .member("appearance")), of: family)
    }
    guard body != nil || (family.hasPrimitive && appearance != nil) else {
      if style.appearance == nil || !family.hasPrimitive { reportIncomplete(source, of: family) }
      return nil
    }
    return Style(body: body, appearance: appearance)
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
