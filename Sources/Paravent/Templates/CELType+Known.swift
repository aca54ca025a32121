internal import Expressions

extension CELType {
  /// The type of values that may become others than they are: a string instead of one of a few.
  var widened: CELType {
    switch self {
    case .choice: .string
    case .null: .dynamic
    case .list(let element): .list(element.widened)
    case .record(let record):
      .record(CELRecord(record.names.map { ($0, (record.fields[$0] ?? .dynamic).widened) }, isClosed: record.isClosed))
    default: self
    }
  }
}

extension CELValue {
  /// The most elements or members of which the type of a list or map is made.
  private static let memberLimit = 1_000

  /// What the value itself says of its type.
  var knownType: CELType {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string(let text): .choice([text])
    case .bytes: .bytes
    case .list(let list):
      list.count > Self.memberLimit
        ? .list(.dynamic) : .list(CELType.joined((0..<list.count).map { list.element(at: $0).knownType }))
    case .map(let map): map.count > Self.memberLimit ? .map(.dynamic) : .record(map.knownRecord)
    case .type: .type
    case .timestamp: .timestamp
    case .duration: .duration
    }
  }
}

extension CELMap {
  fileprivate var knownRecord: CELRecord {
    CELRecord(
      keys.compactMap { key in
        guard case .string(let name) = key else { return nil }
        return (name, value(of: key)?.knownType ?? .dynamic)
      }, isClosed: true)
  }
}
