extension DocumentSchema {
  /// The declarations of parameters, by name.
  static func parameters(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    declarations(of: parameter(&definitions), names: name(&definitions))
  }

  /// Returns a reference to the schema of the names that values may have.
  static func name(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let reserved = NameTable.reserved + DocumentDecoder.reservedWords.sorted()
    return definitions.reference("Name") { _ in
      .object(["pattern": .string("^[A-Za-z_][A-Za-z0-9_]*$"), "not": .enumeration(reserved)])
    }
  }

  /// Returns the schema of the names that values may have, apart from some.
  static func name(besides names: [String], _ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["allOf": .array([name(&definitions)]), "not": .enumeration(names)])
  }

  /// Returns a reference to the schema of the JSON Schema that a parameter has: the shape of its keywords, where editors
  /// without a vocabulary of schemas can check it.
  static func parameter(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Parameter") { definitions in
      let schema = parameter(&definitions)
      return .object([
        "type": .array([.string("object"), .string("boolean")]),
        "properties": .object(notes + limits + parts(schema)),
      ])
    }
  }

  private static let notes = [
    described("title", .type("string"), "What the value is called."),
    described("description", .type("string"), "One sentence about the value."),
    described("default", .object([SchemaMember]()), "The value where none is given, which makes it optional."),
    described("examples", .type("array"), "Values that fit, of which a preview takes the first."),
  ]

  private static let limits = [
    described("type", types, "The type of the value, or several."),
    described("enum", .type("array"), "The values that there are."),
    described("const", .object([SchemaMember]()), "The one value that there is."),
    described("minimum", .type("number"), "The least number."),
    described("maximum", .type("number"), "The greatest number."),
    described("minLength", count, "The least number of characters."),
    described("maxLength", count, "The greatest number of characters."),
    described("pattern", .type("string"), "A regular expression that a string matches."),
    described("minItems", count, "The least number of elements."),
    described("maxItems", count, "The greatest number of elements."),
    described("required", .object(["type": .string("array"), "items": .type("string")]), "The members that must be."),
    described("$ref", reference, "One of the engine's types, such as `paravent:Color`, or a part of this schema."),
  ]

  private static func parts(_ schema: SchemaTree) -> [SchemaMember] {
    let list = SchemaTree.object(["type": .string("array"), "minItems": .integer(1), "items": schema])
    let members = SchemaTree.object(["type": .string("object"), "additionalProperties": schema])
    return [
      described("properties", members, "The schema of each member of an object, by name."),
      described("additionalProperties", schema, "The schema of all other members; `false` for none."),
      described("items", schema, "The schema of each element of an array."),
      described("oneOf", list, "Schemas of which the value fits exactly one."),
      described("anyOf", list, "Schemas of which the value fits one or more."),
      described("allOf", list, "Schemas all of which the value fits."),
      described("$defs", members, "Schemas that `$ref` may name as `#/$defs/…`."),
    ]
  }

  private static let count = SchemaTree.object(["type": .string("integer"), "minimum": .integer(0)])

  private static let types: SchemaTree = {
    let names = SchemaTree.enumeration(["string", "number", "integer", "boolean", "array", "object", "null"])
    return .object(["if": .type("array"), "then": .object(["items": names]), "else": names])
  }()

  private static let reference: SchemaTree = {
    let names = EngineType.allCases.map { "paravent:\($0.rawValue)" }
    return .object([
      "type": .string("string"), "examples": .array(names.map(SchemaTree.string)),
      "if": .object(["pattern": .string("^paravent:")]), "then": .enumeration(names),
    ])
  }()
}
