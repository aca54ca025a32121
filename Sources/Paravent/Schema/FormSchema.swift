/// The schemas of expressions and control forms, which stand beside what they give.
enum FormSchema {}

extension FormSchema {
  /// The pattern of a string with an expression in it.
  private static let expressionPattern = "(^|[^$])\\$\\{"

  /// A string that is one whole expression, such as `${user.name}`.
  private static let expression = SchemaTree.object([
    "type": .string("string"), "pattern": .string("^\\$\\{[\\s\\S]*\\}$"),
  ])

  private static let computedText = SchemaTree.object([
    "type": .string("string"), "pattern": .string(expressionPattern),
  ])

  /// Admits expressions and control forms beside the values of a property.
  static func computed(_ schema: SchemaTree, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    let isComputed = definitions.reference("Computed") { _ in .anyOf([computedText, isForm]) }
    let source = definitions.reference("Computation") { definitions in
      .object(["if": .type("object"), "then": valueForm(&definitions)])
    }
    // Editors offer what stands beside a condition, and look into no branch of it.
    guard let values = definitions.values(of: schema) else {
      return .object(["if": isComputed, "then": source, "else": schema])
    }
    return .object(["examples": .array(values), "if": isComputed, "then": source, "else": schema])
  }

  /// An array of values, each of which may be computed.
  static func array(of schema: SchemaTree, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object(["type": .string("array"), "items": computed(schema, &definitions)])
  }

  /// Admits expressions beside the values of a property whose control forms another property takes.
  static func computedText(_ schema: SchemaTree) -> SchemaTree {
    .object(["if": computedText, "then": .bool(true), "else": schema])
  }

  /// An object with a key of a control form.
  private static let isForm = SchemaTree.object([
    "type": .string("object"),
    "anyOf": .array(["$if", "$switch", "$let"].map { .object(["required": .array([.string($0)])]) }),
  ])

  /// The schema of a control form that gives a value.
  static func valueForm(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("ValueForm") { _ in
      let forms = forms(of: .bool(true), others: []).filter { $0.key != "$forEach" }
      return DocumentSchema.chosen(forms, otherwise: .bool(false))
    }
  }

  /// The schemas of the control forms that give something, by the key that makes them.
  static func forms(of content: SchemaTree, others: [SchemaMember]) -> [(key: String, schema: SchemaTree)] {
    [
      ("$if", condition(content, others)), ("$switch", selection(content, others)), ("$forEach", loop(content, others)),
      ("$let", binding(content, others)),
    ]
  }

  private static func condition(_ content: SchemaTree, _ others: [SchemaMember]) -> SchemaTree {
    .closedObject(
      [SchemaMember("$if", expression), SchemaMember("then", content), SchemaMember("else", content)] + others,
      required: ["$if", "then"])
  }

  private static func selection(_ content: SchemaTree, _ others: [SchemaMember]) -> SchemaTree {
    let cases = SchemaTree.object(["type": .string("object"), "additionalProperties": content])
    return .closedObject(
      [SchemaMember("$switch", expression), SchemaMember("cases", cases), SchemaMember("default", content)] + others,
      required: ["$switch", "cases"])
  }

  private static func loop(_ content: SchemaTree, _ others: [SchemaMember]) -> SchemaTree {
    let name = SchemaTree.object(["type": .array([.string("string"), .string("null")])])
    let items = SchemaTree.object([
      "type": .array(["string", "array", "object", "integer"].map(SchemaTree.string))
    ])
    return .closedObject(
      [
        SchemaMember("$forEach", items), SchemaMember("as", name), SchemaMember("index", name),
        SchemaMember("id", expression), SchemaMember("content", content),
      ] + others, required: ["$forEach", "content"])
  }

  private static func binding(_ content: SchemaTree, _ others: [SchemaMember]) -> SchemaTree {
    .closedObject(
      [SchemaMember("$let", .type("object")), SchemaMember("in", content)] + others, required: ["$let", "in"])
  }
}
