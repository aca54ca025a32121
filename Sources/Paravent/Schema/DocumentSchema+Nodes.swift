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

  /// Returns a reference to the schema of a view that stands inside a Text.
  static func run<View: Component>(_: View.Type, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("run.\(View.name)") { view(ComponentEntry(View.self), as: .run, &$0) }
  }

  /// The schema of a view of any kind: the rest of it depends on the name.
  private static func views(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let components = definitions.namespace.components
    let branches = components.map { entry in
      let reference = definitions.reference("view.\(entry.name)") { view(entry, &$0) }
      // A document may declare a view of the name itself, with other properties.
      let isCertain = entry.declaration == nil || !definitions.mayDeclareNames
      let schema = isCertain ? reference : SchemaTree.anyOf([reference, declaredView(&definitions)])
      return SchemaTree.object(["if": isNamed(.object(["const": .string(entry.name)])), "then": schema])
    }
    let known = SchemaTree.enumeration(components.map(\.name))
    let names = known.adding([SchemaMember("enumDescriptions", .array(components.map { .string($0.summary) }))])
    guard definitions.mayDeclareNames else {
      return .object(["properties": .object(["view": names]), "allOf": .array(branches)])
    }
    let other = SchemaTree.object(["if": isNamed(known), "else": declaredView(&definitions)])
    return .object([
      "properties": .object(["view": .anyOf([names, .type("string")])]), "allOf": .array(branches + [other]),
    ])
  }

  /// Holds for views of some names.
  private static func isNamed(_ name: SchemaTree) -> SchemaTree {
    .object(["properties": .object(["view": name])])
  }

  /// The schema of a view that the document declares itself, of which nothing is known but what every view may have.
  private static func declaredView(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("DeclaredView") { definitions in
      call(&definitions, named: [SchemaMember("view", .type("string"))])
        .adding([SchemaMember("required", .array([.string("view")]))])
    }
  }

  /// The schema of what a caller gives to a component that the document declares itself.
  static func call(_ definitions: inout SchemaDefinitions, named name: [SchemaMember] = []) -> SchemaTree {
    .object([
      "type": .string("object"), "properties": .object(name + trimmings(of: .other, &definitions)),
      "propertyNames": .object(["pattern": .string("^(x-|[A-Za-z_][A-Za-z0-9_]*$)")]),
      "not": .object(["required": .array([.string("requires")])]),
    ])
  }

  private static func view(
    _ entry: ComponentEntry, as target: ModifierTarget? = nil, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    let name = SchemaTree.object(["const": .string(entry.name)])
    let tree = entry.schema(&definitions).tree(
      before: [SchemaMember("view", name)], after: trimmings(of: target ?? entry.target, &definitions))
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
  static func whenObject(_ schema: SchemaTree) -> [SchemaMember] {
    [SchemaMember("if", .type("object")), SchemaMember("then", schema)]
  }

  /// What every view may have beside its own properties.
  private static func trimmings(
    of target: ModifierTarget, _ definitions: inout SchemaDefinitions
  ) -> [SchemaMember] {
    let id = SchemaTree.object(["type": .array([.string("string"), .string("null")]), "minLength": .integer(1)])
    return [
      described("id", id, "The view's identity, unique in the document."),
      described("modifiers", modifiers(of: target, &definitions), "What is applied to the view, innermost first."),
      described("fallback", node(&definitions), "The view that stands here where this one, or one in it, is lost."),
    ]
  }

  /// The placement of the caller's views, which only stands in the bodies of styles.
  private static func slotPlacement(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let slot = definitions.name(among: definitions.namespace.slotNames)
    return .closedObject(
      [SchemaMember("$slot", slot)] + trimmings(of: .slot, &definitions), required: ["$slot"])
  }

  /// The schema of one thing or an array of them.
  static func list(of item: SchemaTree) -> SchemaTree {
    .object(["if": .type("array"), "then": .object(["items": item]), "else": item])
  }
}
