internal import Diagnostics
internal import JSON

/// Reads a modifier's argument in whichever form it is written: an object of arguments, or a bare value.
enum ArgumentDecoder {}

extension ArgumentDecoder {
  /// Returns the modifier with its arguments, or `nil` where it is not to be applied.
  static func decode<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, arguments: [PropertyDescription],
    with decoder: DocumentDecoder
  ) -> Value? {
    if source.kind == .null { return nil }
    if let object = source.object, isArguments(object, arguments) {
      return decoder.declared(Value.self, object, owner: Value.name.quoted, names: arguments.map(\.name))
    }
    return bareValue(Value.self, source, at: place, arguments: arguments, with: decoder)
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
  enum Outcome {
    case unfit, failed, decoded
  }

  let source: JSONValue
  let place: JSONPlace
  let decoder: DocumentDecoder
  /// Whether the value is read although its type does not fit, so that the argument's type says why.
  let isForced: Bool
  var outcome = Outcome.unfit

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
