extension SchemaTree {
  /// The member of an object.
  func member(_ key: String) -> SchemaTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What a schema admits, in words for a table; literals and names stand between backticks.
  var words: String {
    if case .string(let reference)? = member("$ref") { return String(reference.split(separator: "/").last ?? "") }
    if case .array(let branches)? = member("anyOf") ?? member("oneOf") {
      return branches.map(\.words).filter { $0 != "null" && $0 != "ValueForm" }.joined(separator: " or ")
    }
    // What may be an expression as well is described by its values.
    if let words = member("else")?.words, !words.isEmpty { return words }
    if let value = member("const") { return "`\(value.source)`" }
    if case .array(let values)? = member("enum") {
      return values.filter { $0 != .null }.map { "`\($0.source)`" }.joined(separator: ", ")
    }
    switch member("type") {
    case .string(let name): return name
    case .array(let names): return names.map(\.source).filter { $0 != "null" }.joined(separator: " or ")
    default: return wordsOfMembers
    }
  }

  /// What an object without a type admits: its members with what they are, such as `leading`: Image.
  private var wordsOfMembers: String {
    guard case .object(let members)? = member("properties") else { return "" }
    return members.map { "`\($0.key)`: \($0.value.words)" }.joined(separator: ", ")
  }

  /// A value as it stands in a cell of a table.
  var source: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .string(let value): value
    case .array(let elements): "[\(elements.map(\.quotedSource).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\"\($0.key)\": \($0.value.quotedSource)" }.joined(separator: ", "))}"
    }
  }

  private var quotedSource: String {
    if case .string(let value) = self { "\"\(value)\"" } else { source }
  }
}
