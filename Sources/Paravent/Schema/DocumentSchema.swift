/// The JSON Schemas of documents, made from the catalogue, in the part of the standard that editors understand.
package enum DocumentSchema {}

extension DocumentSchema {
  /// The schema of a screen that may use some names.
  package static func screen(_ namespace: Namespace = StandardDesignSystem.namespace) -> SchemaTree {
    var definitions = SchemaDefinitions(namespace)
    let properties = screenProperties(&definitions)
    return document(
      "Paravent screen", "A screen of the Paravent server-driven UI engine, format 1.", properties, definitions)
  }

  /// The schema of a kind of document, with the definitions that its properties refer to.
  static func document(
    _ title: String, _ description: String, _ properties: SchemaTree, _ definitions: SchemaDefinitions
  ) -> SchemaTree {
    .object(
      [
        SchemaMember("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        SchemaMember("title", .string(title)), SchemaMember("description", .string(description)),
      ] + properties.members + [SchemaMember("$defs", .object(definitions.members))])
  }

  private static func screenProperties(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .closedObject(
      commonProperties() + [
        described("screen", nullable("string"), "The screen's name."),
        described("title", nullable("string"), "The screen's title, which a page shows as its own."),
        described("uses", names, "The design systems that the screen uses, by name."),
        described(
          "parameters", parameters(&definitions), "The JSON Schema of each value that a caller passes in, by name."),
        described("state", nullable("object"), "The initial values that the screen keeps with its client, by name."),
        described("handlers", handlers(&definitions), "The action handlers that the screen's actions may name."),
        described("body", Slot.schema(&definitions), "The view that the screen shows, or several in a column."),
      ],
      required: ["body"])
  }

  /// What documents of every kind may say.
  static func commonProperties() -> [SchemaMember] {
    [
      described("$schema", nullable("string"), "The schema that an editor checks the document by."),
      described("format", .object(["enum": .array([.integer(1), .null])]), "The version of the format: 1."),
    ]
  }

  /// The names of design systems in use.
  static var names: SchemaTree {
    .object(["type": .array([.string("array"), .string("null")]), "items": .type("string")])
  }

  /// The declarations of action handlers.
  static func handlers(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let handler = ObjectSchema(HandlerProperties.self, &definitions, admitsExpressions: false)
      .replacing(["arguments": parameters(&definitions)])
    return declarations(of: handler.tree(before: [], after: []))
  }

  /// An object of names and what is declared by them.
  static func declarations(of schema: SchemaTree, names: SchemaTree? = nil) -> SchemaTree {
    let members = SchemaTree.object([
      "type": .array([.string("object"), .string("null")]), "additionalProperties": schema,
    ])
    return members.adding(names.map { [SchemaMember("propertyNames", $0)] } ?? [])
  }

  /// A value of a type, or none.
  static func nullable(_ type: String) -> SchemaTree {
    .object(["type": .array([.string(type), .string("null")])])
  }

  /// A property with a sentence about it.
  static func described(_ name: String, _ schema: SchemaTree, _ description: String) -> SchemaMember {
    SchemaMember(name, schema.adding([SchemaMember("description", .string(description))]))
  }
}
