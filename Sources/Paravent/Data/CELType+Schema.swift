internal import Expressions
internal import JSON

extension CELType {
  /// The most levels of a schema that are looked at.
  private static let depthLimit = 32
  /// The most schemas that are looked at; references may lead to the same one again and again.
  private static let schemaLimit = 4_096

  /// What a JSON Schema says of a value; `null`, which is as good as absence, is passed over.
  init(schema: JSONValue) {
    var remaining = Self.schemaLimit
    self = Self.of(schema, in: schema, depth: 0, &remaining)
  }

  private static func of(_ schema: JSONValue, in root: JSONValue, depth: Int, _ remaining: inout Int) -> CELType {
    guard let object = schema.object, depth < depthLimit, remaining > 0 else { return .dynamic }
    remaining -= 1
    if let reference = object["$ref"] {
      if let type = reference.string.flatMap(EngineType.init(reference:)) { return type.type }
      if let target = root.referred(by: reference) { return of(target, in: root, depth: depth + 1, &remaining) }
    }
    let name = typeName(of: object)
    let values = object["const"].map { [$0] } ?? object["enum"]?.array.map { $0.filter { $0.kind != .null } }
    if let values, name != "number" { return joined(values.map { CELValue($0).knownType }) }
    if object["properties"] == nil, let branches = (object["oneOf"] ?? object["anyOf"])?.array {
      return ofBranches(branches.map { of($0, in: root, depth: depth + 1, &remaining) })
    }
    if name == nil, object["properties"] == nil, let parts = object["allOf"]?.array {
      return parts.map { of($0, in: root, depth: depth + 1, &remaining) }.first { $0 != .dynamic } ?? .dynamic
    }
    switch name {
    case "string": return .string
    case "integer": return .int
    case "number": return .double
    case "boolean": return .bool
    case "null": return .null
    case "array": return ofArray(object, in: root, depth: depth, &remaining)
    case "object": return ofObject(object, in: root, depth: depth, &remaining)
    case nil where object["properties"] != nil || object["additionalProperties"] != nil:
      return ofObject(object, in: root, depth: depth, &remaining)
    case nil where object["items"] != nil: return ofArray(object, in: root, depth: depth, &remaining)
    default: return .dynamic
    }
  }

  /// The only type that a schema names, `null` passed over.
  private static func typeName(of schema: JSONObject) -> String? {
    guard let names = schema["type"]?.array else { return schema["type"]?.string }
    let others = names.compactMap(\.string).filter { $0 != "null" }
    return others.count == 1 ? others[0] : nil
  }

  private static func ofArray(
    _ schema: JSONObject, in root: JSONValue, depth: Int, _ remaining: inout Int
  ) -> CELType {
    // The first elements may be of other types than the rest.
    guard schema["prefixItems"] == nil, let items = schema["items"] else { return .list(.dynamic) }
    return .list(of(items, in: root, depth: depth + 1, &remaining))
  }

  private static func ofObject(
    _ schema: JSONObject, in root: JSONValue, depth: Int, _ remaining: inout Int
  ) -> CELType {
    // Members whose names fit a pattern have types of their own.
    let hasPatterns = schema["patternProperties"] != nil
    let others = hasPatterns ? nil : schema["additionalProperties"]
    guard let properties = schema["properties"]?.object else {
      return .map(others.map { of($0, in: root, depth: depth + 1, &remaining) } ?? .dynamic)
    }
    let fields = properties.map { (name: $0.key, type: of($0.value, in: root, depth: depth + 1, &remaining)) }
    let types = Dictionary(fields.map { ($0.name, $0.type) }, uniquingKeysWith: { first, _ in first })
    let defaults = properties.compactMap { name, schema in
      schema.object?["default"].map { (name: name, value: CELValue($0, as: types[name] ?? .dynamic)) }
    }
    return .record(
      CELRecord(
        fields, isClosed: others?.bool == false, defaults: defaults.isEmpty ? nil : NamedValues(defaults)))
  }

  /// The type of a value that fits one of several schemas: one record where all of them are records.
  private static func ofBranches(_ types: [CELType]) -> CELType {
    let types = types.filter { $0 != .null }
    let records = types.compactMap { if case .record(let record) = $0 { record } else { nil } }
    guard records.count == types.count, records.count > 1 else { return joined(types) }
    var fields: [(name: String, type: CELType)] = []
    for record in records {
      for name in record.names {
        let type = record.fields[name] ?? .dynamic
        if let known = fields.firstIndex(where: { $0.name == name }) {
          fields[known].type = joined([fields[known].type, type])
        } else {
          fields.append((name, type))
        }
      }
    }
    return .record(CELRecord(fields, isClosed: records.allSatisfy(\.isClosed)))
  }
}

extension JSONValue {
  /// The part of this schema that a reference in it leads to; `nil` for references that lead elsewhere.
  func referred(by reference: JSONValue) -> JSONValue? {
    guard let text = reference.string, text.hasPrefix("#"), let pointer = JSONPointer(String(text.dropFirst())) else {
      return nil
    }
    return pointer.tokens.reduce(self as JSONValue?) { value, token in
      if let member = value?.object?[token] { return member }
      guard let array = value?.array, let index = Int(token), array.indices.contains(index) else { return nil }
      return array[index]
    }
  }
}
