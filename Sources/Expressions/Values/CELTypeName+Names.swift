extension CELTypeName {
  static let null = CELTypeName("null_type")
  static let bool = CELTypeName("bool")
  static let int = CELTypeName("int")
  static let uint = CELTypeName("uint")
  static let double = CELTypeName("double")
  static let string = CELTypeName("string")
  static let bytes = CELTypeName("bytes")
  static let list = CELTypeName("list")
  static let map = CELTypeName("map")
  static let type = CELTypeName("type")
  static let timestamp = CELTypeName("google.protobuf.Timestamp")
  static let duration = CELTypeName("google.protobuf.Duration")
}

extension CELValue {
  /// The name of the value's type, as the function `type` gives it.
  package var typeName: CELTypeName {
    switch self {
    case .null: .null
    case .bool: .bool
    case .int: .int
    case .uint: .uint
    case .double: .double
    case .string: .string
    case .bytes: .bytes
    case .list: .list
    case .map: .map
    case .type: .type
    case .timestamp: .timestamp
    case .duration: .duration
    }
  }
}
