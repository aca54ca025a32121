/// The JSON Schema of screens, made from the catalogue, in the part of the standard that editors understand.
package enum DocumentSchema {}

extension DocumentSchema {
  /// The schema of a screen.
  package static func screen() -> SchemaTree {
    var definitions = SchemaDefinitions()
    let properties = screenProperties(&definitions)
    return .object(
      [
        SchemaMember("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        SchemaMember("title", .string("Paravent screen")),
        SchemaMember("description", .string("A screen of the Paravent server-driven UI engine, format 1.")),
      ] + properties.closedMembers + [SchemaMember("$defs", .object(definitions.members))])
  }

  private static func screenProperties(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let handler = ObjectSchema(HandlerProperties.self, &definitions).tree(before: [], after: [])
    let handlers = SchemaTree.object([
      "type": .array([.string("object"), .string("null")]), "additionalProperties": handler,
    ])
    let parameters = SchemaTree.object([
      "type": .array([.string("object"), .string("null")]),
      "additionalProperties": .object(["type": .array([.string("object"), .string("boolean")])]),
    ])
    return .closedObject(
      [
        described("$schema", .type("string"), "The schema that an editor checks the document by."),
        described("format", .object(["enum": .array([.integer(1), .null])]), "The version of the format: 1."),
        described("screen", nullable("string"), "The screen's name."),
        described("title", nullable("string"), "The screen's title, which a page shows as its own."),
        described("parameters", parameters, "The JSON Schema of each value that a caller passes in, by name."),
        described("state", nullable("object"), "The initial values that the screen keeps with its client, by name."),
        described("handlers", handlers, "The action handlers that the screen's actions may name."),
        described("body", place(&definitions), "The view that the screen shows, or several in a column."),
      ],
      required: ["body"])
  }

  private static func nullable(_ type: String) -> SchemaTree {
    .object(["type": .array([.string(type), .string("null")])])
  }

  private static func described(_ name: String, _ schema: SchemaTree, _ description: String) -> SchemaMember {
    SchemaMember(name, schema.adding([SchemaMember("description", .string(description))]))
  }

  /// A place for one view or several.
  private static func place(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    Slot.schema(&definitions)
  }
}

extension DocumentSchema {
  /// Returns a reference to the schema of a node: a string, a view or a control form.
  ///
  /// Alternatives are chosen by `if` and `then`, so that a validator speaks of the branch that the document chose.
  static func node(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Node") { definitions in
      let alternative = Slot.schema(&definitions)
      let fallback = SchemaMember("fallback", node(&definitions))
      let view = views(&definitions)
      let object = chosen(
        [("view", view)] + FormSchema.forms(of: alternative, others: [fallback]) + [
          ("$slot", slotPlacement(&definitions))
        ], otherwise: .object(["required": .array([.string("view")])]))
      return SchemaTree.object(["type": .array(["string", "object", "null"].map(SchemaTree.string))])
        .adding([SchemaMember("description", .string("A view; a string is a Text."))] + whenObject(object))
    }
  }

  /// A reference to the schema of a view, which the schema of a node defines.
  static func view(_ name: String) -> SchemaTree {
    .object(["$ref": .string("#/$defs/view.\(name)")])
  }

  /// The schema of a view of any kind: the rest of it depends on the name.
  private static func views(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let branches = Catalog.components.map { entry in
      let reference = definitions.reference("view.\(entry.name)") { view(entry, &$0) }
      let isNamed = SchemaTree.object(["properties": .object(["view": .object(["const": .string(entry.name)])])])
      return SchemaTree.object(["if": isNamed, "then": reference])
    }
    let names = SchemaTree.object([
      "enum": .array(Catalog.components.map { .string($0.name) }),
      "enumDescriptions": .array(Catalog.components.map { .string($0.summary) }),
    ])
    return .object(["properties": .object(["view": names]), "allOf": .array(branches)])
  }

  private static func view(_ entry: ComponentEntry, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    let name = SchemaTree.object(["const": .string(entry.name)])
    let tree = entry.schema(&definitions).tree(
      before: [SchemaMember("view", name)], after: trimmings(&definitions))
    return tree.adding([SchemaMember("description", .string(entry.summary))])
  }

  /// Chooses the schema of an object by the key that it has.
  static func chosen(_ branches: [(key: String, schema: SchemaTree)], otherwise: SchemaTree) -> SchemaTree {
    branches.reversed().reduce(otherwise) { rest, branch in
      .object([
        "if": .object(["required": .array([.string(branch.key)])]), "then": branch.schema, "else": rest,
      ])
    }
  }

  /// The members of a schema that hold for objects only.
  private static func whenObject(_ schema: SchemaTree) -> [SchemaMember] {
    [SchemaMember("if", .type("object")), SchemaMember("then", schema)]
  }

  /// What every view may have beside its own properties.
  private static func trimmings(_ definitions: inout SchemaDefinitions) -> [SchemaMember] {
    let id = SchemaTree.object(["type": .array([.string("string"), .string("null")]), "minLength": .integer(1)])
    return [
      described("id", id, "The view's identity, unique in the document."),
      described("modifiers", modifiers(&definitions), "What is applied to the view, innermost first."),
      described("fallback", node(&definitions), "The view that stands here where this one, or one in it, is lost."),
    ]
  }

  private static func modifiers(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object([
      "type": .array([.string("array"), .string("null")]),
      "items": modifier(&definitions),
      "maxItems": .integer(Limits().modifiersPerView),
    ])
  }

  private static func modifier(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Modifier") { definitions in
      let arguments = Catalog.modifiers.map { entry in
        SchemaMember(entry.name, definitions.reference("modifier.\(entry.name)") { argument(entry, &$0) })
      }
      let object = SchemaTree.object([
        "properties": .object(arguments), "additionalProperties": .bool(false), "minProperties": .integer(1),
        "maxProperties": .integer(1),
      ])
      let list = list(of: modifier(&definitions))
      let chosen = chosen(FormSchema.forms(of: list, others: []), otherwise: object)
      let bare = Catalog.modifiers.filter(\.allowsBareName)
      let name = SchemaTree.object([
        "enum": .array(bare.map { .string($0.name) }), "enumDescriptions": .array(bare.map { .string($0.summary) }),
      ])
      return SchemaTree.object(["type": .array(["string", "object", "null"].map(SchemaTree.string))]).adding(
        whenObject(chosen) + [
          SchemaMember("else", .object(["if": .type("string"), "then": name]))
        ])
    }
  }

  /// The schema of one thing or an array of them.
  static func list(of item: SchemaTree) -> SchemaTree {
    .object(["if": .type("array"), "then": .object(["items": item]), "else": item])
  }

  /// The schema of a modifier's argument: the bare value of an unlabelled one, or an object of arguments.
  private static func argument(_ entry: ModifierEntry, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    let schema = entry.schema(&definitions)
    var notes = [SchemaMember("description", .string(entry.summary))]
    if entry.replacement != nil { notes.append(SchemaMember("deprecated", .bool(true))) }
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.compactMap { argument in
      schema.properties.first { $0.key == argument.name }?.value
    }
    let object = entry.isAlwaysBare ? [] : [schema.tree(before: [], after: [])]
    let values = SchemaTree.anyOf(bare + object + [.type("null")])
    return computed(entry, values, &definitions).adding(notes)
  }

  /// Admits expressions where an unlabelled argument takes what they give.
  private static func computed(
    _ entry: ModifierEntry, _ values: SchemaTree, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.map(\.computation)
    guard bare.contains(where: { $0 != .own }) else { return values }
    return bare.contains(.own) ? FormSchema.computedText(values) : FormSchema.computed(values, &definitions)
  }

  /// The placement of the caller's views, which only stands in the bodies of styles.
  private static func slotPlacement(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let slots = StyleFamily.builtIn.flatMap(\.slots)
    return .closedObject(
      [SchemaMember("$slot", .enumeration(slots.uniqued))] + trimmings(&definitions), required: ["$slot"])
  }
}

extension [String] {
  /// The strings without those that stand further ahead.
  fileprivate var uniqued: [String] {
    reduce(into: []) { unique, string in
      if !unique.contains(string) { unique.append(string) }
    }
  }
}

extension SchemaTree {
  /// The members of an object's schema.
  fileprivate var closedMembers: [SchemaMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
