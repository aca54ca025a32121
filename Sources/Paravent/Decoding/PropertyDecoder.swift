internal import Diagnostics
internal import JSON

/// Reads the properties of a declaration from the members of an object.
struct PropertyDecoder: PropertyVisitor {
  let object: JSONObject
  let decoder: DocumentDecoder
  /// What the object belongs to, in a diagnostic: a view's or a modifier's name.
  let owner: String
  /// Whether properties may have expressions, which are then collected.
  let collectsOverrides: Bool
  /// The properties that are known when there is data.
  private(set) var overrides: [PropertyOverride] = []
  private var position = -1
  /// The number of members that properties took.
  var found = 0
  /// Whether every required property has a value.
  var isComplete = true
  private var missing: [String] = []
  /// The properties of which one is missing already.
  private var unchosen: [String] = []

  init(object: JSONObject, decoder: DocumentDecoder, owner: String, collectsOverrides: Bool = false) {
    self.collectsOverrides = collectsOverrides
    self.object = object
    self.decoder = decoder
    self.owner = owner
  }
}

extension PropertyDecoder {
  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    position += 1
    guard let source = object[name] else { return miss(name, traits) }
    found += 1
    guard source.kind != .null else { return miss(name, traits) }
    let place = JSONPlace(object.value, .member(name))
    if collectsOverrides, decoder.computes(Value.computation, source) {
      compute(&value, source, at: place, name, traits)
    } else if decoder.isChecking, decoder.isHole(source) {
      return
    } else if let decoded = Value.decode(source, at: place, with: decoder) {
      value = decoded
    } else if traits.contains(.required) {
      isComplete = false
    }
  }

  private mutating func compute<Value: PropertyValue>(
    _ value: inout Value, _ source: JSONValue, at place: JSONPlace, _ name: String, _ traits: PropertyTraits
  ) {
    switch decoder.computed(Value.self, source, at: place, position: position, name: name) {
    case .value(let constant):
      if let constant = constant as? Value { value = constant }
    case .override(let override): overrides.append(override)
    case .absent: miss(name, traits)
    case .faulty: if traits.contains(.required) { isComplete = false }
    }
  }

  private mutating func miss(_ name: String, _ traits: PropertyTraits) {
    if traits.contains(.required) { missing.append(name) }
    guard traits.contains(.expected) else { return }
    decoder.report(
      .missingValue, .warning, at: JSONPlace(object.value, .opening),
      "\(owner) has no \(name.quoted); write an empty array where it should do nothing")
  }

  mutating func rule(_ rule: PropertyRule) {
    switch rule {
    case .exactlyOne(let names):
      let present = names.filter(isPresent)
      if present.isEmpty {
        missing.append(Wording.alternatives(names))
        unchosen += names
      }
      exclude(present.dropFirst(), by: present.first)
    case .atLeastOne(let names):
      if !names.contains(where: isPresent) { missing.append(Wording.alternatives(names)) }
    case .excludes(let name, let others):
      guard isPresent(name) else { return }
      exclude(others.filter(isPresent)[...], by: name)
    case .needs(let name, let other):
      guard isPresent(name), !isPresent(other), !unchosen.contains(other) else { return }
      report(.missingValue, at: .key(name), "\(name.quoted) needs \(other.quoted) beside it")
    }
  }

  private func exclude(_ names: ArraySlice<String>, by winner: String?) {
    guard let winner else { return }
    for name in names {
      report(.exclusiveKeys, at: .key(name), "\(name.quoted) cannot stand beside \(winner.quoted), which holds")
    }
  }

  private func isPresent(_ name: String) -> Bool {
    object[name].map { $0.kind != .null } ?? false
  }

  private func report(_ code: DiagnosticCode, at step: JSONPlace.Step, _ message: @autoclosure () -> String) {
    decoder.report(code, at: JSONPlace(object.value, step), message())
  }

  /// Reports the required properties that are missing.
  mutating func finish(knowing known: @autoclosure () -> [String]) {
    guard !missing.isEmpty else { return }
    isComplete = false
    decoder.reportMissing(
      missing, alternatives: unchosen, in: object, owner: owner, knowing: known(), isForeign: found == 0)
  }
}

extension DocumentDecoder {
  /// Reports the required properties that are missing, all at once, and the key that one of them is probably hidden in.
  ///
  /// - Parameters:
  ///   - missing: The names, and alternatives as they are to be read.
  ///   - alternatives: The names of which one is missing.
  ///   - isForeign: Whether the object has none of the properties, so that its only key is what the author meant.
  func reportMissing(
    _ missing: [String], alternatives: [String] = [], in object: JSONObject, owner: String, knowing names: [String],
    isForeign: Bool = false
  ) {
    let wanting = names.filter { missing.contains($0) || alternatives.contains($0) }
    let foreign = object.map(\.key).filter { !names.contains($0) && !$0.isExtension }
    let isOnly = isForeign && foreign.count == 1 && object["view"] == nil
    let meant =
      foreign.first { key in wanting.contains { self.key(near: key, among: [$0]) != nil } }
      ?? (isOnly ? foreign.first : nil)
    if let meant { explainedKeys[object.value.address, default: []].append(meant) }
    let hint = meant.map { "; \($0.quoted) means nothing here" } ?? ""
    let wanted = missing.map { names.contains($0) ? $0.quoted : $0 }
    report(
      .missingValue, at: JSONPlace(object.value, .opening), "\(owner) needs \(wanted.joined(separator: " and "))\(hint)"
    )
  }
}
