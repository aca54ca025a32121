extension CELValue {
  /// The value's type with its article, for messages: `an int`, or `null`.
  var noun: String {
    switch self {
    case .null: CELType.null.noun
    case .bool: CELType.bool.noun
    case .int: CELType.int.noun
    case .uint: CELType.uint.noun
    case .double: CELType.double.noun
    case .string: CELType.string.noun
    case .bytes: CELType.bytes.noun
    case .list: CELType.list(.dynamic).noun
    case .map: CELType.map(.dynamic).noun
    case .type: CELType.type.noun
    case .timestamp: CELType.timestamp.noun
    case .duration: CELType.duration.noun
    }
  }
}
