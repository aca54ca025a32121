import Expressions

extension CELValue {
  /// The type and the value, exactly: `uint 5`, `double -0.0`, `list [int 1, null]`.
  var outline: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .int(let number): "int \(number)"
    case .uint(let number): "uint \(number)"
    case .double(let number): "double \(number)"
    case .string(let text): "string \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())"
    case .bytes(let bytes): "bytes \(bytes)"
    case .list(let list): "list [\((0..<list.count).map { list.element(at: $0).outline }.joined(separator: ", "))]"
    case .map(let map):
      "map {\(map.keys.map { "\($0.outline): \(map.value(of: $0)?.outline ?? "")" }.joined(separator: ", "))}"
    case .type(let type): "type \(type.name)"
    case .timestamp(let moment): "timestamp \(moment.seconds) \(moment.nanoseconds)"
    case .duration(let span): "duration \(span.seconds) \(span.nanoseconds)"
    }
  }
}
