internal import Diagnostics
internal import Expressions
internal import JSON

/// Reads a modifier's argument in whichever form it is written: an object of arguments, or a bare value.
enum ArgumentDecoder {}

extension ArgumentDecoder {
  /// Returns the modifier with its arguments as a step, or `nil` where it is not to be applied.
  static func decode<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, arguments: [PropertyDescription],
    with decoder: DocumentDecoder
  ) -> ModifierStep? {
    if source.kind == .null { return nil }
    if let object = source.object, isArguments(object, arguments) {
      return labelled(Value.self, object, arguments: arguments, with: decoder)
    }
    if decoder.readsExpressions, decoder.isComputed(source) {
      let candidates = BareCandidates(Value.self, source)
      if candidates.isComputed { return computed(Value.self, source, at: place, candidates, with: decoder) }
    }
    return bareValue(Value.self, source, at: place, arguments: arguments, with: decoder)?.step
  }

  private static func labelled<Value: Modifier>(
    _: Value.Type, _ object: JSONObject, arguments: [PropertyDescription], with decoder: DocumentDecoder
  ) -> ModifierStep? {
    let names = arguments.map(\.name)
    guard
      let (modifier, overrides) = decoder.template(
        of: Value.self, object, owner: Value.name.quoted, collectsOverrides: true, names: names)
    else { return nil }
    return overrides.isEmpty
      ? modifier.step : .template(PatchedModifier(modifier: modifier, overrides: overrides))
  }

  /// Reads a bare value with expressions, which goes to the first argument that takes what they give.
  private static func computed<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, _ candidates: BareCandidates, with decoder: DocumentDecoder
  ) -> ModifierStep? {
    guard let template = decoder.template(source, at: place) else { return nil }
    var computer = BareComputer(
      template: template, source: source, place: place, decoder: decoder, owner: Value.name,
      isOnly: candidates.computed.count == 1)
    var modifier = Value()
    modifier.visit(&computer)
    switch computer.outcome {
    case .decoded:
      return computer.override.map { .template(PatchedModifier(modifier: modifier, overrides: [$0])) } ?? modifier.step
    case .failed: return nil
    case .unfit where !candidates.kinds.isDisjoint(with: template.kinds):
      let override = PropertyOverride(position: 0, name: Value.name, template: template, place: template.place ?? place)
      return .template(BareModifier<Value>(override: override))
    case .unfit:
      let expected = "a bare value of \(Wording.alternatives(candidates.computed))"
      return decoder.wrongType(source, at: place, expected: expected)
    }
  }

  /// Whether an object holds arguments by name, rather than being the bare value of the first one.
  private static func isArguments(_ object: JSONObject, _ arguments: [PropertyDescription]) -> Bool {
    guard !ModifierEntry.isAlwaysBare(arguments), !object.isNode else { return false }
    return object.count == 0 || arguments.contains { object[$0.name] != nil }
      || !arguments.contains { $0.traits.contains(.unlabelled) }
  }

  private static func bareValue<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, arguments: [PropertyDescription],
    with decoder: DocumentDecoder
  ) -> Value? {
    var visitor = BareValueDecoder(source: source, place: place, decoder: decoder)
    var value = Value()
    value.visit(&visitor)
    if visitor.outcome == .unfit { return unfit(Value.self, source, at: place, arguments: arguments, with: decoder) }
    return visitor.outcome == .decoded ? value : nil
  }

  /// Reports a bare value that no argument takes: in the words of the argument's type where there is just one.
  private static func unfit<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, arguments: [PropertyDescription],
    with decoder: DocumentDecoder
  ) -> Value? {
    let bare = arguments.filter { $0.traits.contains(.unlabelled) }.map(\.name)
    if let edge = source.object?.first(where: { key, _ in EdgeSet.named.contains { $0.name == key } })?.key,
      arguments.contains(where: { $0.name == "edges" })
    {
      let written = "{\"edges\": \(edge.quoted), \"length\": …}"
      decoder.report(
        .unknownKey, at: JSONPlace(source, .key(edge)),
        "\(Value.name.quoted) has no argument \(edge.quoted); write \(written)")
      return nil
    }
    if bare.count == 1, source.kind != .object || arguments.count == 1 {
      var visitor = BareValueDecoder(source: source, place: place, decoder: decoder, isForced: true)
      var value = Value()
      value.visit(&visitor)
      return nil
    }
    let object = "an object with \(Wording.alternatives(arguments.map(\.name)))"
    let expected = bare.isEmpty ? object : "a bare value of \(Wording.alternatives(bare)), or \(object)"
    return decoder.wrongType(source, at: place, expected: expected)
  }
}

/// Reads a bare value into the first unlabelled argument that takes values of its type.
private struct BareValueDecoder: PropertyVisitor {
  let source: JSONValue
  let place: JSONPlace
  let decoder: DocumentDecoder
  /// Whether the value is read although its type does not fit, so that the argument's type says why.
  let isForced: Bool
  var outcome = BareOutcome.unfit

  init(source: JSONValue, place: JSONPlace, decoder: DocumentDecoder, isForced: Bool = false) {
    self.source = source
    self.place = place
    self.decoder = decoder
    self.isForced = isForced
  }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    guard traits.contains(.unlabelled), outcome == .unfit else { return }
    guard isForced || Value.accepts(source) else { return }
    guard let decoded = Value.decode(source, at: place, with: decoder) else { return outcome = .failed }
    value = decoded
    outcome = .decoded
  }

  mutating func rule(_ rule: PropertyRule) {}
}

/// What became of a bare value.
enum BareOutcome {
  case unfit, failed, decoded
}

/// The unlabelled arguments that a bare value with expressions could go to.
private struct BareCandidates: PropertyVisitor {
  private let source: JSONValue
  /// The arguments whose expressions the decoder deals with.
  private(set) var computed: [String] = []
  /// The types of JSON that they take.
  private(set) var kinds: JSONKinds = []
  /// Whether an argument that deals with expressions itself takes the value.
  private var hasOwn = false

  init<Value: Modifier>(_: Value.Type, _ source: JSONValue) {
    self.source = source
    var modifier = Value()
    modifier.visit(&self)
  }

  /// Whether the decoder deals with the value's expressions.
  var isComputed: Bool { !computed.isEmpty && (!hasOwn || source.givesStringsOnly) }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    guard traits.contains(.unlabelled) else { return }
    if Value.computation == .own {
      hasOwn = hasOwn || Value.accepts(source)
    } else if Value.computation == .value || source.kind == .string || source.object?.controlForm != nil {
      computed.append(name)
      kinds.formUnion(Value.kinds)
    }
  }

  mutating func rule(_ rule: PropertyRule) {}
}

/// Reads a bare value with expressions for the unlabelled argument that takes whatever they give.
private struct BareComputer: PropertyVisitor {
  let template: ValueTemplate
  let source: JSONValue
  let place: JSONPlace
  let decoder: DocumentDecoder
  /// The modifier's name, which stands for that of its argument.
  let owner: String
  /// Whether there is just one such argument, whose words then say what is wrong.
  let isOnly: Bool
  private(set) var override: PropertyOverride?
  private(set) var outcome = BareOutcome.unfit
  private var position = -1

  init(
    template: ValueTemplate, source: JSONValue, place: JSONPlace, decoder: DocumentDecoder, owner: String, isOnly: Bool
  ) {
    self.template = template
    self.source = source
    self.place = place
    self.decoder = decoder
    self.owner = owner
    self.isOnly = isOnly
  }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    position += 1
    guard traits.contains(.unlabelled), Value.computation != .own, outcome == .unfit else { return }
    guard isOnly || Value.kinds.isSuperset(of: template.kinds) else { return }
    switch decoder.computed(Value.self, template, source, at: place, position: position, name: owner) {
    case .value(let constant):
      guard let constant = constant as? Value else { return outcome = .failed }
      value = constant
      outcome = .decoded
    case .override(let computed):
      override = computed
      outcome = .decoded
    case .absent, .faulty: outcome = .failed
    }
  }

  mutating func rule(_ rule: PropertyRule) {}
}

extension JSONValue {
  /// Whether a value is a string, or a control form all of whose alternatives are.
  fileprivate var givesStringsOnly: Bool {
    guard kind != .string else { return true }
    guard let object, let key = object.controlForm.flatMap(ControlFormKey.init) else { return false }
    let alternatives: [JSONValue?] =
      switch key {
      case .condition: [object["then"], object["else"]]
      case .selection: (object["cases"]?.object?.map(\.value) ?? []) + [object["default"]]
      case .binding: [object["in"]]
      case .loop, .slot: []
      }
    let given = alternatives.compactMap(\.self).filter { $0.kind != .null }
    return !given.isEmpty && given.allSatisfy(\.givesStringsOnly)
  }
}
