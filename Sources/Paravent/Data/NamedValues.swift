internal import Expressions

/// Values with names, such as the state of a screen.
struct NamedValues: Sendable {
  private let members: [(name: String, value: CELValue)]
  /// The positions of the members by name, where there are too many to go through.
  private let positions: [String: Int]?
  let levels: Int

  init(_ members: [(name: String, value: CELValue)] = []) {
    self.members = members
    positions =
      members.count <= Self.fewMembers
      ? nil : Dictionary(zip(members.map(\.name), members.indices), uniquingKeysWith: { first, _ in first })
    levels = members.lazy.map(\.value).levelsAround
  }
}

extension NamedValues {
  private static let fewMembers = 8
}

extension NamedValues: Sequence {
  func makeIterator() -> IndexingIterator<[(name: String, value: CELValue)]> { members.makeIterator() }
}

extension NamedValues: CELMap {
  var count: Int { members.count }
  var keys: [CELValue] { members.map { .string($0.name) } }

  func value(named name: String) -> CELValue? {
    if let positions { return positions[name].map { members[$0].value } }
    return members.first { $0.name == name }?.value
  }
}
