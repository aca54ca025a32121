/// The macros that go through a list or a map (language definition, "Macros", and the two-variable comprehensions).
enum Macro: String, CaseIterable {
  case all, exists
  case existsOne
  case exists_one
  case map, filter
  case transformList, transformMap, transformMapEntry
}

extension Macro {
  /// The numbers of variables that the macro may have.
  var variableCounts: ClosedRange<Int> {
    switch self {
    case .all, .exists, .existsOne, .exists_one: 1...2
    case .map, .filter: 1...1
    case .transformList, .transformMap, .transformMapEntry: 2...2
    }
  }

  /// Whether a condition may stand before what the macro makes.
  var mayHaveCondition: Bool {
    switch self {
    case .map, .transformList, .transformMap, .transformMapEntry: true
    case .all, .exists, .existsOne, .exists_one, .filter: false
    }
  }

  /// How the macro is called, for messages.
  var form: String {
    switch self {
    case .all, .exists, .existsOne, .exists_one, .filter: "items.\(rawValue)(item, condition)"
    case .map: "items.map(item, value)"
    case .transformList, .transformMap: "items.\(rawValue)(key, item, value)"
    case .transformMapEntry: "items.transformMapEntry(key, item, {key: value})"
    }
  }
}
