extension DocumentSchema {
  /// What is applied to a view of some kind, in order.
  static func modifiers(of target: ModifierTarget, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    .object([
      "type": .array([.string("array"), .string("null")]),
      "items": modifier(of: target, &definitions),
      "maxItems": .integer(Limits().modifiersPerView),
    ])
  }

  /// Returns a reference to the schema of a modifier: its name, an object of one key, or a control form.
  ///
  /// - Parameter target: What it is applied to; a slot may stand for any view.
  static func modifier(
    of target: ModifierTarget = .slot, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    definitions.reference(target.definition) { definitions in
      let list = list(of: modifier(of: target, &definitions))
      let object = modifierObject(of: target, &definitions)
      let chosen = chosen(FormSchema.forms(of: list, others: []), otherwise: object)
      let bare = definitions.namespace.modifiers.filter { $0.allowsBareName && target.admits($0) }
      let name = SchemaTree.object([
        "enum": .array(bare.map { .string($0.name) }), "enumDescriptions": .array(bare.map { .string($0.summary) }),
      ])
      return SchemaTree.object(["type": .array(["string", "object", "null"].map(SchemaTree.string))]).adding(
        whenObject(chosen) + [
          SchemaMember("else", .object(["if": .type("string"), "then": name]))
        ])
    }
  }

  private static func modifierObject(
    of target: ModifierTarget, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    let arguments = definitions.namespace.modifiers.map { entry in
      let isFree = definitions.mayDeclareNames && Catalog.modifier(named: entry.name) == nil
      return SchemaMember(
        entry.name,
        target.admits(entry) || isFree
          ? definitions.reference("modifier.\(entry.name)") { argument(entry, &$0) } : .bool(false))
    }
    let others =
      definitions.mayDeclareNames
      ? SchemaMember("propertyNames", .object(["pattern": .string("^[^$]")]))
      : SchemaMember("additionalProperties", .bool(false))
    return SchemaTree.object([
      "properties": .object(arguments), "minProperties": .integer(1), "maxProperties": .integer(1),
    ]).adding([others])
  }

  /// The schema of a modifier's argument: the bare value of an unlabelled one, or an object of arguments.
  private static func argument(_ entry: ModifierEntry, _ definitions: inout SchemaDefinitions) -> SchemaTree {
    if definitions.mayDeclareNames, Catalog.modifier(named: entry.name) == nil {
      // A document may declare a modifier of the name itself, with another argument.
      return .object(["description": .string(entry.summary)])
    }
    let schema = entry.schema(&definitions)
    var notes = [SchemaMember("description", .string(entry.summary))]
    if entry.replacement != nil { notes.append(SchemaMember("deprecated", .bool(true))) }
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.compactMap { argument in
      schema.properties.first { $0.key == argument.name }?.value
    }.enumerated().map { $0.offset == 0 ? $0.element : withoutBareStrings($0.element) }
    let object = entry.isAlwaysBare ? [] : [schema.tree(before: [], after: [])]
    let values = SchemaTree.anyOf(bare + object + [.type("null")])
    return computed(entry, values, &definitions).adding(notes)
  }

  /// Leaves a bare string to the argument before one for views, which takes it for a value of its own type.
  private static func withoutBareStrings(_ schema: SchemaTree) -> SchemaTree {
    guard schema.member("$ref") == .string("#/$defs/Slot") else { return schema }
    return .object(["if": .type("string"), "then": .bool(false), "else": schema])
  }

  /// Admits expressions where an unlabelled argument takes what they give.
  private static func computed(
    _ entry: ModifierEntry, _ values: SchemaTree, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    let bare = entry.arguments.filter { $0.traits.contains(.unlabelled) }.map(\.computation)
    guard bare.contains(where: { $0 != .own }) else { return values }
    return bare.contains(.own) ? FormSchema.computedText(values) : FormSchema.computed(values, &definitions)
  }
}

extension ModifierTarget {
  /// The name of the schema of modifiers that may be applied to it.
  fileprivate var definition: String {
    switch self {
    case .slot: "Modifier"
    case .image: "Modifier.image"
    case .shape: "Modifier.shape"
    case .run: "Modifier.run"
    case .other: "Modifier.other"
    }
  }

  /// Whether a modifier may be applied to it, whatever stands before.
  fileprivate func admits(_ entry: ModifierEntry) -> Bool {
    if entry.isForImages { return self == .image || self == .slot }
    if entry.isForShapes { return self == .shape || self == .slot }
    return self != .run || entry.isForRuns
  }
}
