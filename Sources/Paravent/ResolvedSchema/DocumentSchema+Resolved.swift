extension DocumentSchema {
  /// The schema of resolved JSON, whose vocabulary is closed: what the writer writes, and the key by which
  /// an editor finds the schema.
  package static func resolved() -> SchemaTree {
    var definitions = SchemaDefinitions(StandardDesignSystem.namespace)
    let node = resolvedNode(&definitions)
    let properties = SchemaTree.resolved(
      [
        .sometimes("$schema", .type("string")),
        .always("resolved", .object(["const": .integer(ResolvedTree.version)])),
        .sometimes("screen", .type("string")), .sometimes("title", .type("string")),
        .sometimes("locale", .type("string")), .always("layoutDirection", .names(of: LayoutDirection.self)),
        .sometimes("colorScheme", .names(of: ColorScheme.self)), .sometimes("state", .type("object")),
        .always("root", .anyOf([node, .type("null")])),
      ], allowsExtensions: true)
    return document(
      "Paravent resolved JSON",
      "A screen with its data, styles and environment applied, version \(ResolvedTree.version), for native clients.",
      properties, definitions)
  }

  /// Returns a reference to the schema of a node: its primitive says what else it has.
  static func resolvedNode(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Node") { definitions in
      let primitives = resolvedPrimitives(&definitions) + resolvedWrappers(&definitions)
      let branches = primitives.map { primitive in
        let name = SchemaTree.object(["primitive": .object(["const": .string(primitive.name)])])
        let schema = definitions.reference("primitive.\(primitive.name)") { definition(of: primitive, &$0) }
        return SchemaTree.object(["if": .object(["properties": name]), "then": schema])
      }
      return .object([
        "type": .string("object"), "required": .array([.string("primitive")]),
        "properties": .object(["primitive": .enumeration(primitives.map(\.name))]), "allOf": .array(branches),
      ])
    }
  }

  private static func definition(
    of primitive: ResolvedPrimitiveSchema, _ definitions: inout SchemaDefinitions
  ) -> SchemaTree {
    let name = ResolvedMember.always("primitive", .object(["const": .string(primitive.name)]))
    let common = resolvedAttributes()
    let forms = primitive.forms.map { SchemaTree.resolved([name] + $0 + common, allowsExtensions: true) }
    let tree = forms.count == 1 ? forms[0] : SchemaTree.object(["oneOf": .array(forms)])
    return tree.adding([SchemaMember("description", .string(primitive.summary))])
  }

  /// What every node may have beside what its primitive has.
  private static func resolvedAttributes() -> [ResolvedMember] {
    [
      .sometimes("id", .type("string")), .sometimes("tag", .type("string")),
      .sometimes("accessibilityLabel", .type("string")), .sometimes("accessibilityHint", .type("string")),
      .sometimes("accessibilityValue", .type("string")), .sometimes("accessibilityIdentifier", .type("string")),
      .sometimes("accessibilityHidden", .object(["const": .bool(true)])),
      .sometimes("accessibilityChildren", .names(of: ResolvedAccessibility.Children.self)),
      .sometimes(
        "accessibilityHeading", .object(["type": .string("integer"), "minimum": .integer(1), "maximum": .integer(6)])),
      .sometimes("accessibilityTraits", .array(of: .names(of: AccessibilityTrait.self))),
    ]
  }
}
