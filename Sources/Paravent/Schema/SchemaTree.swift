/// A small JSON tree that a schema is built of.
package indirect enum SchemaTree: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([SchemaTree])
  case object([SchemaMember])
}

/// A member of an object of a schema.
package struct SchemaMember: Sendable, Hashable {
  /// The key.
  package var key: String
  /// The value.
  package var value: SchemaTree

  /// Creates a member.
  package init(_ key: String, _ value: SchemaTree) {
    self.key = key
    self.value = value
  }
}

extension SchemaTree {
  /// Creates an object; the pairs keep their order.
  package static func object(_ members: KeyValuePairs<String, SchemaTree>) -> SchemaTree {
    .object(members.map { SchemaMember($0.key, $0.value) })
  }

  /// A schema of one type of JSON.
  package static func type(_ name: String) -> SchemaTree {
    .object(["type": .string(name)])
  }

  /// A schema that admits the given strings only.
  package static func enumeration(_ names: [String]) -> SchemaTree {
    .object(["enum": .array(names.map(SchemaTree.string))])
  }

  /// A schema that admits what one of the given ones admits.
  package static func anyOf(_ branches: [SchemaTree]) -> SchemaTree {
    .object(["anyOf": .array(branches)])
  }

  /// A schema of an object with the given properties and `x-` keys.
  package static func closedObject(
    _ properties: [SchemaMember], required: [String] = [], allowsExtensions: Bool = true
  ) -> SchemaTree {
    var members = [SchemaMember("type", .string("object")), SchemaMember("properties", .object(properties))]
    if allowsExtensions { members.append(SchemaMember("patternProperties", .object(["^x-": .bool(true)]))) }
    members.append(SchemaMember("additionalProperties", .bool(false)))
    if !required.isEmpty { members.append(SchemaMember("required", .array(required.map(SchemaTree.string)))) }
    return .object(members)
  }

  /// The same schema with more members at its end; a schema that is no object stays as it is.
  package func adding(_ members: [SchemaMember]) -> SchemaTree {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}
