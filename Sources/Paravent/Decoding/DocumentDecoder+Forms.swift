internal import Diagnostics
internal import Expressions
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

  /// Reads a `$slot`, which places the caller's views inside the body of a style or a component.
  private func slotNode(_ object: JSONObject) -> Node? {
    let place = JSONPlace(object.value, .member("$slot"))
    let trimmings = trimmings(of: object, found: 0, names: ["$slot"], target: .slot)
    guard let slots = bodyNames.slots else {
      report(.misplacedModifier, at: place, "\"$slot\" may only stand in the body of a style or of a component")
      hasLostView = true
      return nil
    }
    guard let source = object["$slot"], let name = source.string, let content = content(ofSlot: name, among: slots)
    else {
      hasLostView = true
      reportUnknownSlot(object["$slot"]?.string ?? "", at: place, among: slots)
      return nil
    }
    return Node(
      content, modifiers: trimmings.modifiers, identity: trimmings.identity, source: object.value,
      computedID: trimmings.computedID)
  }

  private func content(ofSlot name: String, among slots: SlotNames) -> Node.Content? {
    if slots.views.contains(name) { return .slot(name) }
    let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard slots.names.contains(name), let parameter = path.first,
      let variable = names.variable(named: parameter)
    else { return nil }
    return .picture(variable.place, path: Array(path.dropFirst()))
  }

  /// Whether a style's control hands over a value of a name.
  private func hasConfiguration(_ name: String) -> Bool {
    guard case .record(let record)? = names.variable(named: "configuration")?.type else { return false }
    return record.fields[name] != nil
  }

  private func reportUnknownSlot(_ name: String, at place: JSONPlace, among slots: SlotNames) {
    let known = slots.names
    let path = bodyNames.isStyle ? "configuration.\(name)" : name
    let isValue = name.isIdentifier && (bodyNames.isStyle ? hasConfiguration(name) : names.contains(name))
    let expected = known.isEmpty ? "there is none" : "expected \(Wording.alternatives(known))"
    report(
      .unknownName, at: place, suggestion: isValue ? nil : NearestName.find(name, among: known),
      isValue
        ? "\(slots.owner) has no slot \(name.quoted); the value of that name is shown by \("${\(path)}".quoted)"
        : "\(slots.owner) has no slot \(name.quoted); \(expected)")
  }
}
