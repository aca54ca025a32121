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
    return .closedObject(
      [
        described("$schema", .type("string"), "The schema that an editor checks the document by."),
        described("format", .object(["enum": .array([.integer(1), .null])]), "The version of the format: 1."),
        described("screen", nullable("string"), "The screen's name."),
        described("title", nullable("string"), "The screen's title, which a page shows as its own."),
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
  static func node(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Node") { definitions in
      let views = Catalog.components.map { entry in
        definitions.reference("view.\(entry.name)") { view(entry, &$0) }
      }
      let forms = forms(of: Slot.schema(&definitions), named: "view", &definitions)
      let text = SchemaTree.object(["type": .string("string"), "description": .string("A Text.")])
      return .anyOf([text, .type("null")] + views + forms + [slotPlacement(&definitions)])
    }
  }

  /// A reference to the schema of a view, which the schema of a node defines.
  static func view(_ name: String) -> SchemaTree {
    .object(["$ref": .string("#/$defs/view.\(name)")])
  }

  private static func view(_ entry: ComponentEntry, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    let name = SchemaTree.object(["const": .string(entry.name)])
    let tree = entry.schema(&definitions).tree(
      before: [SchemaMember("view", name)], after: trimmings(&definitions))
    return tree.adding([SchemaMember("description", .string(entry.summary))])
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
      let bare = Catalog.modifiers.filter(\.allowsBareName).map(\.name)
      let arguments = Catalog.modifiers.map { entry in
        SchemaMember(entry.name, definitions.reference("modifier.\(entry.name)") { argument(entry, &$0) })
      }
      let object = SchemaTree.object([
        "type": .string("object"), "properties": .object(arguments), "additionalProperties": .bool(false),
        "minProperties": .integer(1), "maxProperties": .integer(1),
      ])
      let list = definitions.reference("Modifiers") { definitions in
        let modifier = modifier(&definitions)
        return .anyOf([modifier, .object(["type": .string("array"), "items": modifier])])
      }
      return .anyOf([.enumeration(bare), .type("null"), object] + forms(of: list, named: "modifier", &definitions))
    }
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
    return SchemaTree.anyOf(bare + object + [.type("null")]).adding(notes)
  }

  /// The control forms whose alternatives a schema admits.
  private static func forms(
    of alternative: SchemaTree, named name: String, _ definitions: inout SchemaDefinitions
  ) -> [SchemaTree] {
    let path = SchemaTree.object([
      "type": .string("string"), "pattern": .string("^\\$\\{[A-Za-z_][A-Za-z0-9_]*(\\.[A-Za-z_][A-Za-z0-9_]*)*\\}$"),
    ])
    let fallback = name == "view" ? [SchemaMember("fallback", node(&definitions))] : []
    let condition = [
      SchemaMember("$if", path), SchemaMember("then", alternative), SchemaMember("else", alternative),
    ]
    let cases = SchemaTree.object(["type": .string("object"), "additionalProperties": alternative])
    let selection = [
      SchemaMember("$switch", path), SchemaMember("cases", cases), SchemaMember("default", alternative),
    ]
    return [
      .closedObject(condition + fallback, required: ["$if", "then"]),
      .closedObject(selection + fallback, required: ["$switch", "cases"]),
    ]
  }

  /// The placement of the caller's views, which only stands in the bodies of styles.
  private static func slotPlacement(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let slots = StyleFamily.allCases.flatMap(\.slots)
    return .closedObject(
      [SchemaMember("$slot", .enumeration(slots))] + trimmings(&definitions), required: ["$slot"])
  }
}

extension SchemaTree {
  /// The members of an object's schema.
  fileprivate var closedMembers: [SchemaMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
