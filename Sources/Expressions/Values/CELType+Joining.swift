extension CELType {
  /// The most strings that a choice lists, and the most fields of a record that two records are joined to.
  static let joiningLimit = 64

  /// Returns what is known of a value that is of one type or of another.
  package func joined(with other: CELType) -> CELType {
    if self == other { return self }
    return switch (self, other) {
    case (.choice(let left), .choice(let right)): Self.choice(left, or: right)
    case (.choice, .string), (.string, .choice): .string
    case (.list(let left), .list(let right)): .list(left.joined(with: right))
    case (.map(let left), .map(let right)): .map(left.joined(with: right))
    case (.record(let left), .record(let right)): Self.record(left, or: right)
    case (.map, .record), (.record, .map): .map(.dynamic)
    default: .dynamic
    }
  }

  /// Returns what is known of a value that is of one of several types.
  package static func joined(_ types: [CELType]) -> CELType {
    guard let first = types.first else { return .dynamic }
    return types.dropFirst().reduce(first) { $0.joined(with: $1) }
  }

  private static func choice(_ left: [String], or right: [String]) -> CELType {
    let all = left + right.filter { !left.contains($0) }
    return all.count <= joiningLimit ? .choice(all) : .string
  }

  private static func record(_ left: CELRecord, or right: CELRecord) -> CELType {
    let names = left.names + right.names.filter { left.fields[$0] == nil }
    guard names.count <= joiningLimit || left.fields.count == right.fields.count else { return .map(.dynamic) }
    let fields = names.map { name in
      let types = [left.fields[name], right.fields[name]].compactMap(\.self)
      return (name: name, type: types.count == 2 ? Self.joined(types) : .dynamic)
    }
    return .record(CELRecord(fields, isClosed: left.isClosed && right.isClosed))
  }
}

extension CELType {
  /// Whether a value of this type may be one of another, as far as is known.
  func mayBe(_ other: CELType) -> Bool {
    switch (self, other) {
    case (.dynamic, _), (_, .dynamic): true
    case (.string, .choice), (.choice, .string), (.choice, .choice): true
    case (.list(let left), .list(let right)): left.mayBe(right)
    case (.map, .map), (.map, .record), (.record, .map), (.record, .record): true
    default: self == other
    }
  }

  /// Whether a value of this type is certainly no bool.
  var isCertainlyNoBool: Bool { !mayBe(.bool) }
}
