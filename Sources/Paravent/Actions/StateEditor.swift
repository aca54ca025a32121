internal import Diagnostics
package import JSON

/// The state of a screen while actions change it.
///
/// What comes back from a client is a user's input: only what is declared can be written, and whether a value has the
/// declared type shows when the screen is resolved with the result.
package struct StateEditor: Sendable {
  private var members: [(name: String, value: JSONContent)]

  /// Begins with the state from which a tree was made.
  package init(_ tree: ResolvedTree) {
    members = tree.state.members.map { ($0.key, .value($0.value)) }
  }
}

extension StateEditor {
  /// The state as a screen is resolved with it.
  package var data: ScreenData {
    ScreenData(document: JSONDocument(name: "state", content: .object(members.map { ($0.name, $0.value) })))
  }

  /// Writes a value by its path, such as `state.draft`; returns whether there is such a path.
  package mutating func write(_ value: JSONContent, at path: String) -> Bool {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count >= 2, names[0] == "state", let index = members.firstIndex(where: { $0.name == names[1] }),
      let written = Self.writing(value, at: names[2...], in: members[index].value)
    else { return false }
    members[index].value = written
    return true
  }

  /// Turns over a boolean; returns whether there is one at the path.
  package mutating func toggle(_ path: String) -> Bool {
    guard let bool = value(at: path)?.bool else { return false }
    return write(.bool(!bool), at: path)
  }

  /// Replaces members by those of an object; returns the name of one that is not declared.
  package mutating func merge(_ object: JSONObject) -> String? {
    for (name, value) in object {
      guard let index = members.firstIndex(where: { $0.name == name }) else { return name }
      members[index].value = .value(value)
    }
    return nil
  }

  /// The value at a path.
  func value(at path: String) -> JSONValue? {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    guard names.popFirst() == "state" else { return nil }
    return names.reduce(data.document.root as JSONValue?) { $0?.object?[$1] }
  }

  private static func writing(
    _ value: JSONContent, at names: ArraySlice<String>, in content: JSONContent
  ) -> JSONContent? {
    guard let name = names.first else { return value }
    var members: [(key: String, value: JSONContent)]
    switch content {
    case .object(let own): members = own
    case .value(let source):
      guard let object = source.object else { return nil }
      members = object.map { ($0.key, .value($0.value)) }
    default: return nil
    }
    guard let index = members.firstIndex(where: { $0.key == name }),
      let written = writing(value, at: names.dropFirst(), in: members[index].value)
    else { return nil }
    members[index].value = written
    return .object(members)
  }
}
