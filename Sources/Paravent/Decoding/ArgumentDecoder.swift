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
    return bareValue(Value.self, source, at: place, with: decoder)
  }

  /// Whether an object holds arguments by name, rather than being the bare value of the first one.
  private static func isArguments(_ object: JSONObject, _ arguments: [PropertyDescription]) -> Bool {
    guard !ModifierEntry.isAlwaysBare(arguments), !object.isNode else { return false }
    return object.count == 0 || arguments.contains { object[$0.name] != nil }
      || !arguments.contains { $0.traits.contains(.unlabelled) }
  }

  private static func bareValue<Value: Modifier>(
    _: Value.Type, _ source: JSONValue, at place: JSONPlace, with decoder: DocumentDecoder
  ) -> Value? {
    var visitor = BareValueDecoder(source: source, place: place, decoder: decoder)
    var value = Value()
    value.visit(&visitor)
    if visitor.outcome == .unfit {
      let expected = visitor.hasUnlabelled ? "another type of value" : "an object with its arguments"
      return decoder.wrongType(source, at: place, expected: expected)
    }
    return visitor.outcome == .decoded ? value : nil
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
  var outcome = Outcome.unfit
  var hasUnlabelled = false

  init(source: JSONValue, place: JSONPlace, decoder: DocumentDecoder) {
    self.source = source
    self.place = place
    self.decoder = decoder
  }

  mutating func property<Value: PropertyValue>(
    _ name: String, _ value: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    guard traits.contains(.unlabelled), outcome == .unfit else { return }
    hasUnlabelled = true
    guard Value.accepts(source) else { return }
    guard let decoded = Value.decode(source, at: place, with: decoder) else { return outcome = .failed }
    value = decoded
    outcome = .decoded
  }

  mutating func rule(_ rule: PropertyRule) {}
}
