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

extension ControlFormKey {
  /// The key of what the form gives; `nil` for a slot, which gives the caller's views.
  var content: String? {
    switch self {
    case .condition: "then"
    case .selection: "cases"
    case .loop: "content"
    case .binding: "in"
    case .slot: nil
    }
  }
}

extension DocumentDecoder {
  /// Reads a control form or a slot that stands for a view.
  func formNode(_ object: JSONObject) -> Node? {
    if object["$slot"] != nil { return slotNode(object) }
    guard let form = controlForm(object, owner: "a view", others: ["fallback"], read: alternative) else {
      hasLostView = true
      return nil
    }
    return Node(.form(form), source: object.value)
  }

  /// Reads the views of one alternative: a view or an array of them.
  private func alternative(_ source: JSONValue?, at place: JSONPlace) -> [Node] {
    guard let source else { return [] }
    guard let array = source.array else { return nodes(source, at: place) }
    return nodes(array)
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
        "the style family \(family.name.quoted) has no slot \(found.quoted); expected \(Wording.alternatives(family.slots))"
      )
      return nil
    }
    return Node(.slot(name), modifiers: steps, source: object.value)
  }
}
