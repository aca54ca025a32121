internal import JSON

/// Makes the schema of a parameter a part of a document's, in which the values within the parameter's may be computed.
struct ParameterSchema {
  /// The name of the definition that the parameter's schema is, where it refers to itself.
  let name: String
  /// Whether expressions may stand for what the schema speaks of; not where it only asks.
  var admitsExpressions = true
}

extension ParameterSchema {
  /// The part that a keyword's value plays.
  private enum Role {
    case schema, question, value, schemas, values, namedSchemas, namedValues
  }

  /// The keywords of JSON Schema that hold schemas (2020-12, "Keywords for Applying Subschemas").
  private static let roles: [String: Role] = [
    "not": .question, "if": .question, "contains": .question, "then": .schema, "else": .schema,
    "additionalProperties": .value, "items": .value, "prefixItems": .values, "oneOf": .schemas, "anyOf": .schemas,
    "allOf": .schemas, "properties": .namedValues, "patternProperties": .namedValues, "$defs": .namedSchemas,
    "definitions": .namedSchemas, "dependentSchemas": .namedSchemas,
  ]

  /// Returns a schema as it stands in the document's.
  func tree(_ source: JSONValue, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    guard let object = source.object else { return SchemaTree(source) }
    let reference = object["$ref"]?.string
    let type = reference.flatMap(EngineType.init(reference:))
    let members = object.filter { type == nil || $0.key != "$ref" }.map { key, value in
      SchemaMember(key, member(key, value, &definitions))
    }
    return type.map { $0.propertyType.schema(&definitions).adding(members) } ?? .object(members)
  }

  private func member(_ key: String, _ source: JSONValue, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    switch Self.roles[key] {
    case .schema: tree(source, &definitions)
    case .question: ParameterSchema(name: name, admitsExpressions: false).tree(source, &definitions)
    case .value: value(source, &definitions)
    case .schemas: .array(source.array?.map { tree($0, &definitions) } ?? [])
    case .values: .array(source.array?.map { value($0, &definitions) } ?? [])
    case .namedSchemas: .object(source.object?.map { SchemaMember($0, tree($1, &definitions)) } ?? [])
    case .namedValues: .object(source.object?.map { SchemaMember($0, value($1, &definitions)) } ?? [])
    case nil where key == "$ref" && source.string?.hasPrefix("#") == true:
      .string("#/$defs/\(name)\(source.string?.dropFirst() ?? "")")
    case nil: SchemaTree(source)
    }
  }

  /// The schema of a part of the value, which may be computed.
  private func value(_ source: JSONValue, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    let tree = tree(source, &definitions)
    guard admitsExpressions, source.kind == .object else { return tree }
    let (bare, notes) = tree.separatingNotes
    return FormSchema.computed(bare, &definitions).adding(notes)
  }
}
