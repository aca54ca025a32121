internal import Expressions
internal import JSON

extension CELValue {
  /// Wraps a value of a document, whose lists and maps stay where they are.
  ///
  /// A number is an int where it has neither fraction nor exponent and its type does not say `double`, or where it is
  /// whole and its type says `int`.
  init(_ value: JSONValue, as type: CELType = .dynamic) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .integer:
      let integer = value.integer ?? 0
      self = type == .double ? .double(Double(integer)) : .int(integer)
    case .real:
      let number = value.number ?? 0
      self = type == .int ? Int64(exactly: number).map(CELValue.int) ?? .double(number) : .double(number)
    case .string: self = .string(value.string ?? "")
    case .array: self = .list(DataList(value: value, type: type))
    case .object: self = .map(DataMap(value: value, type: type))
    }
  }
}

/// An array of a document as a list.
struct DataList: CELList {
  let value: JSONValue
  /// What the schema says of the list.
  let type: CELType

  var count: Int { value.array?.count ?? 0 }

  func element(at index: Int) -> CELValue {
    guard let array = value.array, array.indices.contains(index) else { return .null }
    if case .list(let element) = type { return CELValue(array[index], as: element) }
    return CELValue(array[index])
  }
}

/// An object of a document as a map.
struct DataMap: CELMap {
  let value: JSONValue
  /// What the schema says of the map.
  let type: CELType

  var count: Int { (value.object?.count ?? 0) + missing.count }
  var keys: [CELValue] { (value.object?.map { .string($0.key) } ?? []) + missing }

  /// Whether the object itself has every member that has a default.
  var hasAll: Bool { missing.isEmpty }

  /// The names of the members that the object lacks and the schema gives.
  private var missing: [CELValue] {
    guard case .record(let record) = type, let defaults = record.defaults else { return [] }
    return defaults.keys.filter { key in
      if case .string(let name) = key { value.object?[name] == nil } else { false }
    }
  }

  func value(named name: String) -> CELValue? {
    switch type {
    case .record(let record):
      guard let member = value.object?[name] else { return record.defaults?.value(named: name) }
      return CELValue(member, as: record.fields[name] ?? .dynamic)
    case .map(let type): return value.object?[name].map { CELValue($0, as: type) }
    default: return value.object?[name].map { CELValue($0) }
    }
  }
}
