internal import Diagnostics
internal import Expressions
internal import JSON

/// A value that a screen keeps with its client.
struct StateDeclaration: Sendable {
  let name: String
  /// The value at first; `nil` where that is at fault.
  let initial: ValueTemplate?
  /// What is known of the value, whatever it becomes.
  let type: CELType
  /// Where it is declared.
  let place: JSONPlace
}

extension DocumentDecoder {
  /// Reads the declarations of the state.
  func state(_ source: JSONValue, at place: JSONPlace) -> [StateDeclaration] {
    guard source.kind != .null else { return [] }
    guard let object = source.object else {
      return wrongType(source, at: place, expected: "an object of names and values") ?? []
    }
    return object.compactMap { name, value in
      guard checkName(name, at: JSONPlace(source, .key(name))) else { return nil }
      let place = JSONPlace(source, .member(name))
      let initial = template(value, at: place)
      return StateDeclaration(name: name, initial: initial, type: initial?.type.widened ?? .dynamic, place: place)
    }
  }
}

extension [StateDeclaration] {
  /// What is known of `state`.
  var type: CELType { .record(CELRecord(map { ($0.name, $0.type) }, isClosed: true)) }
}
