/// A loop of a macro while it runs.
struct Loop {
  private let source: Source
  private let hasTwoVariables: Bool
  private var index = -1
  var first = CELValue.null
  var second = CELValue.null
  var elements: [CELValue] = []
  var entries: [(key: CELValue, value: CELValue)] = []
  var count = 0

  private enum Source {
    case none
    case list(any CELList)
    case map(any CELMap, keys: [CELValue])
  }

  /// Creates a loop through nothing.
  init() {
    source = .none
    hasTwoVariables = false
  }

  init(through value: CELValue, hasTwoVariables: Bool, cost: inout Cost) throws(EvaluationFault) {
    self.hasTwoVariables = hasTwoVariables
    switch value {
    case .list(let list): source = .list(list)
    case .map(let map):
      try cost.spend(map.count)
      source = .map(map, keys: map.keys)
    case .null: throw EvaluationFault(.absent, "null has no elements to go through")
    default: throw EvaluationFault(.noOverload, "a macro goes through a list or a map, not through \(value.noun)")
    }
  }
}

extension Loop {
  /// Goes to the next element; returns whether there is one.
  mutating func advance() -> Bool {
    index += 1
    switch source {
    case .none: return false
    case .list(let list):
      guard index < list.count else { return false }
      if hasTwoVariables { first = .int(Int64(index)) }
      set(list.element(at: index))
    case .map(let map, let keys):
      guard index < keys.count else { return false }
      first = keys[index]
      if hasTwoVariables { second = map.value(of: first) ?? .null }
    }
    return true
  }

  private mutating func set(_ element: CELValue) {
    if hasTwoVariables { second = element } else { first = element }
  }

  /// Takes what the loop has made.
  mutating func finish(_ result: LoopResult) throws(EvaluationFault) -> CELValue {
    switch result {
    case .list:
      defer { elements = [] }
      return try CELValue.list(CELArray(elements)).bounded()
    case .map:
      defer { entries = [] }
      return try CELValue.map(try CELDictionary(entries)).bounded()
    case .isOne: return .bool(count == 1)
    }
  }
}
