internal import Diagnostics
internal import JSON

/// What modifiers are applied to, where that decides which ones may stand there.
package enum ModifierTarget: Sendable {
  case image, shape, slot, run, other
}

extension DocumentDecoder {
  /// Reads the ordered modifiers of a node.
  func modifiers(_ source: JSONValue, at place: JSONPlace, of target: ModifierTarget) -> [ModifierStep] {
    guard source.kind != .null else { return [] }
    guard let array = source.array else {
      let expected = "an array of modifiers, each its name or an object with one key"
      return wrongType(source, at: place, expected: expected) ?? []
    }
    var steps: [ModifierStep] = []
    steps.reserveCapacity(min(array.count, limits.modifiersPerView))
    var reader = ModifierReader(decoder: self, target: target)
    for index in array.indices.prefix(limits.modifiersPerView) {
      reader.append(array[index], at: JSONPlace(array.value, .element(index)), to: &steps)
    }
    if array.count > limits.modifiersPerView {
      report(
        .tooManyModifiers, at: JSONPlace(array.value, .element(limits.modifiersPerView)),
        "a view has \(array.count) modifiers, more than \(limits.modifiersPerView); the rest is not applied")
    }
    return steps
  }
}

extension DocumentDecoder {
  /// Reads one modifier.
  func modifier(_ source: JSONValue, at place: JSONPlace) -> [ModifierStep] {
    var steps: [ModifierStep] = []
    var reader = ModifierReader(decoder: self, target: .slot)
    reader.append(source, at: place, to: &steps)
    return steps
  }
}

/// Reads modifiers one after the other, and holds image modifiers to their place before all others.
private struct ModifierReader {
  let decoder: DocumentDecoder
  let target: ModifierTarget
  var isAtStart = true

  mutating func append(_ source: JSONValue, at place: JSONPlace, to steps: inout [ModifierStep]) {
    switch source.kind {
    case .null: return
    case .string:
      guard let name = source.string, let entry = entry(name, at: place) else { return }
      guard entry.allowsBareName else {
        decoder.report(
          .missingValue, at: place, "the modifier \(name.quoted) needs an argument: write {\(name.quoted): …}")
        return
      }
      if admits(entry, at: place), let step = entry.bareStep() { steps.append(step) }
    case .object:
      guard let object = source.object else { return }
      appendObject(object, to: &steps)
    default:
      let _: Never? = decoder.wrongType(source, at: place, expected: "a modifier: its name, or an object with one key")
    }
  }

  private mutating func appendObject(_ object: JSONObject, to steps: inout [ModifierStep]) {
    guard object.count == 1, let (name, source) = object.first, !name.hasPrefix("$"), !name.isExtension else {
      return appendUnusualObject(object, to: &steps)
    }
    appendModifier(name, source, of: object, to: &steps)
  }

  /// Reads a control form, or an object with more or fewer keys than a modifier has.
  private mutating func appendUnusualObject(_ object: JSONObject, to steps: inout [ModifierStep]) {
    if object.controlForm != nil {
      if let form = form(object) { steps.append(.form(form)) }
      return
    }
    for (name, _) in object where name.isExtension {
      let place = JSONPlace(object.value, .key(name))
      decoder.report(.unknownKey, .warning, at: place, "a modifier keeps no extensions such as \(name.quoted)")
    }
    let members = object.filter { !$0.key.isExtension }
    guard let (name, source) = members.first, members.count == 1 else {
      return reportKeyCount(members.map(\.key), of: object)
    }
    appendModifier(name, source, of: object, to: &steps)
  }

  private mutating func appendModifier(
    _ name: String, _ source: JSONValue, of object: JSONObject, to steps: inout [ModifierStep]
  ) {
    guard let entry = entry(name, at: JSONPlace(object.value, .key(name))) else { return }
    guard admits(entry, at: JSONPlace(object.value, .key(name))) else { return }
    if let step = entry.decode(source, JSONPlace(object.value, .member(name)), decoder) { steps.append(step) }
  }

  private func reportKeyCount(_ keys: [String], of object: JSONObject) {
    if let name = ["name", "modifier", "type"].lazy.compactMap({ object[$0]?.string }).first(where: {
      decoder.namespace.modifier(named: $0) != nil
    }) {
      decoder.report(
        .wrongType, at: JSONPlace(object.value, .opening),
        "a modifier is an object with one key, its name: write {\(name.quoted): …}")
      return
    }
    let found = keys.isEmpty ? "none" : keys.map(\.quoted).joined(separator: " and ")
    decoder.report(
      .wrongType, at: JSONPlace(object.value, .opening),
      "a modifier is an object with one key, its name; found \(found)")
  }

  private mutating func form(_ object: JSONObject) -> ControlForm<[ModifierStep]>? {
    guard decoder.descends(to: object.value) else { return nil }
    defer { decoder.viewDepth -= 1 }
    var copy = self
    let form = decoder.controlForm(object, owner: "a modifier") { source, place in
      var steps: [ModifierStep] = []
      guard let source else { return steps }
      guard let array = source.array else {
        copy.append(source, at: place, to: &steps)
        return steps
      }
      for index in array.indices {
        copy.append(array[index], at: JSONPlace(array.value, .element(index)), to: &steps)
      }
      return steps
    }
    isAtStart = copy.isAtStart
    return form
  }

  private func entry(_ name: String, at place: JSONPlace) -> ModifierEntry? {
    if let entry = decoder.namespace.modifier(named: name) { return entry }
    if name.contains("${") {
      decoder.report(
        .expression, at: place, "expected the name of a modifier; expressions cannot stand here, but {\"$if\": …} can")
      return nil
    }
    if decoder.missesSystems { return nil }
    let known = decoder.namespace.modifiers.filter { !$0.isForStyleBodies || decoder.bodyNames.isStyle }.map(\.name)
    decoder.report(
      .unknownModifier, at: place, suggestion: Habits.modifier(for: name) ?? NearestName.find(name, among: known),
      "no modifier is named \(name.quoted)\(decoder.hintOfUse { $0.modifiers[name] != nil })")
    return nil
  }

  /// Whether a modifier may stand here; reports why it may not.
  private mutating func admits(_ entry: ModifierEntry, at place: JSONPlace) -> Bool {
    if let replacement = entry.replacement {
      decoder.report(
        .deprecated, .warning, at: place, suggestion: replacement,
        "the modifier \(entry.name.quoted) is deprecated")
    }
    if entry.isForImages { return admitsFirst(entry, on: .image, noun: "an Image", at: place) }
    if entry.isForShapes { return admitsFirst(entry, on: .shape, noun: "a shape", at: place) }
    isAtStart = false
    if entry.isForStyleBodies, !decoder.bodyNames.isStyle {
      decoder.report(
        .misplacedModifier, at: place, "the modifier \(entry.name.quoted) may only stand in the body of a style")
      return false
    }
    if target == .run, !entry.isForRuns {
      decoder.report(
        .misplacedModifier, at: place, "the modifier \(entry.name.quoted) cannot be applied to a run inside a Text")
      return false
    }
    return true
  }

  /// Whether a modifier that belongs to one kind of view and stands before all others may stand here.
  private func admitsFirst(
    _ entry: ModifierEntry, on kind: ModifierTarget, noun: String, at place: JSONPlace
  ) -> Bool {
    guard target == kind || target == .slot else {
      decoder.report(.misplacedModifier, at: place, "the modifier \(entry.name.quoted) can only be applied to \(noun)")
      return false
    }
    guard isAtStart else {
      decoder.report(
        .misplacedModifier, at: place, "the modifier \(entry.name.quoted) must stand before all other modifiers")
      return false
    }
    return true
  }
}
