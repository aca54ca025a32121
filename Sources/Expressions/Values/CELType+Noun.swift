extension CELType {
  /// The type's name for messages; what is known beside is left out.
  var name: String {
    switch self {
    case .dynamic: "value"
    case .null: "null"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .string, .choice: "string"
    case .bytes: "bytes"
    case .list: "list"
    case .map, .record: "map"
    case .type: "type"
    case .timestamp: "timestamp"
    case .duration: "duration"
    }
  }

  /// The name with its article.
  var noun: String {
    switch self {
    case .null, .bytes: name
    case .int: "an int"
    default: "a " + name
    }
  }
}
