internal import Expressions
internal import JSON

extension CELValue {
  /// The value in the words of a diagnostic.
  var summary: String {
    switch self {
    case .null: CELType.null.summary
    case .bool(let bool): bool ? "true" : "false"
    case .int, .uint, .double: text ?? CELType.double.summary
    case .string(let text): "the string \(text.quoted)"
    case .bytes: CELType.bytes.summary
    case .list: CELType.list(.dynamic).summary
    case .map: CELType.map(.dynamic).summary
    case .type: CELType.type.summary
    case .timestamp: CELType.timestamp.summary
    case .duration: CELType.duration.summary
    }
  }
}

extension CELType {
  /// The type in the words of a diagnostic.
  var summary: String {
    switch self {
    case .dynamic: "a value"
    case .null: "null"
    case .bool: "a boolean"
    case .int, .uint: "a whole number"
    case .double: "a number"
    case .string: "a string"
    case .choice(let names): names.count == 1 ? "the string \(names[0].quoted)" : "a string"
    case .bytes: "bytes"
    case .list: "a list"
    case .map, .record: "a map"
    case .type: "a type"
    case .timestamp: "a timestamp"
    case .duration: "a duration"
    }
  }
}
