internal import Diagnostics
internal import JSON

extension JSONObject {
  /// The first of the object's keys that makes it a control form.
  var controlForm: String? {
    guard self["view"] == nil else { return nil }
    return ControlFormKey.allCases.first { self[$0.rawValue] != nil }?.rawValue
  }
}

extension JSONObject {
  /// Whether the object stands for a view: it names one, or it is a control form.
  var isNode: Bool { self["view"] != nil || controlForm != nil }
}

/// The keys that make an object a control form.
enum ControlFormKey: String, CaseIterable {
  case condition = "$if"
  case selection = "$switch"
  case loop = "$forEach"
  case binding = "$let"
  case slot = "$slot"
}

extension DocumentDecoder {
  /// Reads a control form or a slot that stands for a view.
  func formNode(_ object: JSONObject) -> Node? {
    if object["$slot"] != nil { return slotNode(object) }
    let form = controlForm(object, owner: "a view") { self.alternative($0, at: $1) }
    guard let form else {
      hasLostView = true
      return nil
    }
    return Node(.form(form), source: object.value)
  }

  /// Reads the views of one alternative: a view or an array of them.
  private func alternative(_ source: JSONValue, at place: JSONPlace) -> [Node] {
    guard let array = source.array else { return nodes(source, at: place) }
    return nodes(array)
  }

  /// Reads an `$if` or a `$switch`, whose alternatives `read` understands.
  func controlForm<Content>(
    _ object: JSONObject, owner: String, read: (JSONValue, JSONPlace) -> [Content]
  ) -> ControlForm<[Content]>? {
    if object["$if"] != nil { return condition(object, read: read) }
    if object["$switch"] != nil { return selection(object, read: read) }
    if let key = object.controlForm {
      report(.unknownKey, at: JSONPlace(object.value, .key(key)), "the control form \(key.quoted) cannot stand here")
    } else {
      reportMissingName(of: object, owner: owner)
    }
    return nil
  }

  private func reportMissingName(of object: JSONObject, owner: String) {
    let near = object["type"] == nil ? "" : "; a view is named by \"view\", not by \"type\""
    report(.missingValue, at: JSONPlace(object.value, .opening), "\(owner) needs \"view\"\(near)")
  }

  private func condition<Content>(
    _ object: JSONObject, read: (JSONValue, JSONPlace) -> [Content]
  ) -> ControlForm<[Content]>? {
    let path = scopePath(of: object, "$if")
    let then = contents(of: object, "then", read: read)
    let otherwise = contents(of: object, "else", read: read)
    reportUnknownKeys(of: object, known: ["$if", "then", "else", "fallback"])
    guard object["then"] != nil else {
      report(.missingValue, at: JSONPlace(object.value, .opening), "\"$if\" needs \"then\"")
      return nil
    }
    return path.map { .condition($0, then: then, otherwise: otherwise) }
  }

  private func selection<Content>(
    _ object: JSONObject, read: (JSONValue, JSONPlace) -> [Content]
  ) -> ControlForm<[Content]>? {
    let path = scopePath(of: object, "$switch")
    let otherwise = contents(of: object, "default", read: read)
    reportUnknownKeys(of: object, known: ["$switch", "cases", "default", "fallback"])
    guard let source = object["cases"] else {
      report(.missingValue, at: JSONPlace(object.value, .opening), "\"$switch\" needs \"cases\"")
      return nil
    }
    guard let members = source.object else {
      return wrongType(source, at: JSONPlace(object.value, .member("cases")), expected: "an object")
    }
    let cases = members.map { (name: $0.key, content: read($0.value, JSONPlace(source, .member($0.key)))) }
    return path.map { .selection($0, cases: cases, otherwise: otherwise) }
  }

  private func contents<Content>(
    of object: JSONObject, _ key: String, read: (JSONValue, JSONPlace) -> [Content]
  ) -> [Content] {
    object[key].map { read($0, JSONPlace(object.value, .member(key))) } ?? []
  }

  /// Reads the plain path that a control form asks.
  private func scopePath(of object: JSONObject, _ key: String) -> ScopePath? {
    let place = JSONPlace(object.value, .member(key))
    guard let source = object[key], let string = source.string, let path = Interpolation.plainPath(of: string) else {
      report(.expression, at: place, "\(key.quoted): expected a plain path such as \"${environment.isEnabled}\"")
      return nil
    }
    return scopePath(path, at: place)
  }

  private func scopePath(_ path: [String], at place: JSONPlace) -> ScopePath? {
    let known =
      EnvironmentName.allCases.map { "environment.\($0.rawValue)" }
      + (family?.values.map { "configuration.\($0)" } ?? [])
    let written = path.joined(separator: ".")
    guard path.count == 2, known.contains(written) else {
      report(
        .unknownName, at: place, suggestion: NearestName.find(written, among: known),
        "nothing in scope is named \(written.quoted); expected \(Wording.alternatives(known))")
      return nil
    }
    return EnvironmentName(rawValue: path[1]).map(ScopePath.environment) ?? .configuration(path[1])
  }

  /// Reads a `$slot`, which places the caller's views inside a style body.
  private func slotNode(_ object: JSONObject) -> Node? {
    let place = JSONPlace(object.value, .member("$slot"))
    let steps = trimmings(of: object, found: 0, names: ["$slot"], target: .slot).modifiers
    guard let family else {
      report(.misplacedModifier, at: place, "\"$slot\" may only stand in the body of a style")
      hasLostView = true
      return nil
    }
    guard let name = object["$slot"]?.string, family.slots.contains(name) else {
      hasLostView = true
      let found = object["$slot"]?.string ?? ""
      report(
        .unknownName, at: place, suggestion: NearestName.find(found, among: family.slots),
        "the style family \(family.rawValue.quoted) has no slot \(found.quoted); expected \(Wording.alternatives(family.slots))"
      )
      return nil
    }
    return Node(.slot(name), modifiers: steps, source: object.value)
  }
}
