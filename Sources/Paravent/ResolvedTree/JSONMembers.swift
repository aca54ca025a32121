package import JSON

/// Members of an object that the engine hands on as the document has them: `x-` keys, a handler's arguments.
public struct JSONMembers: Sendable {
  /// The keys and their values, in the order of the document.
  package private(set) var members: [(key: String, value: JSONValue)] = []

  /// Creates an empty set.
  public init() {}

  /// Creates a set from its members.
  package init(_ members: [(key: String, value: JSONValue)]) {
    self.members = members
  }
}

extension JSONMembers {
  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }
}
