extension DocumentSchema {
  /// The schema of a design system that may use some names beside those that it declares.
  package static func designSystem(_ namespace: Namespace = StandardDesignSystem.namespace) -> SchemaTree {
    var definitions = SchemaDefinitions(namespace, mayDeclareNames: true)
    let properties = designSystemProperties(&definitions)
    return document(
      "Paravent design system",
      "Components, styles and names that screens of the Paravent server-driven UI engine use, format 1.", properties,
      definitions)
  }

  private static func designSystemProperties(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    .closedObject(
      commonProperties() + [
        described("designSystem", .type("string"), "The name by which documents use the design system."),
        described("summary", nullable("string"), "One sentence about the design system."),
        described("uses", names, "The design systems that this one uses, by name."),
        described("colors", colors(&definitions), "Colours, by name."),
        described("images", images(&definitions), "Pictures and symbols, by name."),
        described(
          "environment", environmentKeys(&definitions),
          "Values that go down the tree, by name; each makes a modifier that writes it."),
        described("components", components(&definitions), "Views that screens may use, by name."),
        described("styles", styles(&definitions), "How the views of a family look, by family and name."),
        described("handlers", handlers(&definitions), "The action handlers that actions may name."),
        described("library", library(&definitions), "What the design system shows of itself in a component library."),
      ],
      required: ["designSystem"])
  }

  /// A name of its own choice, apart from some.
  private static func freeName(besides names: [String]) -> SchemaTree {
    .object(["minLength": .integer(1), "not": .enumeration(names)])
  }

  private static func images(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let image = ObjectSchema(PictureObject.self, &definitions, admitsExpressions: false)
    return declarations(of: image.tree(before: [], after: []), names: freeName(besides: []))
  }

  private static func environmentKeys(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let key = ObjectSchema(KeyProperties.self, &definitions, admitsExpressions: false)
      .replacing([
        "schema": .anyOf([parameter(&definitions), .type("null")]),
        "modifier": nullable("string").adding([SchemaMember("not", .enumeration(Catalog.modifiers.map(\.name)))]),
      ])
    return declarations(
      of: key.tree(before: [], after: []), names: name(besides: EnvironmentName.allCases.map(\.rawValue), &definitions))
  }

  private static func components(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let reference = definitions.reference("Component") { component(&$0).tree(before: [], after: []) }
    return declarations(of: reference, names: freeName(besides: Catalog.components.map(\.name)))
  }

  private static func component(_ definitions: inout SchemaDefinitions) -> ObjectSchema {
    let name = name(besides: DesignSystemReader.nodeKeys, &definitions)
    let slot = ObjectSchema(SlotProperties.self, &definitions, admitsExpressions: false).tree(before: [], after: [])
    let entry = SchemaTree.object([
      "if": .object(["type": .array([.string("object"), .string("array")])]), "then": Slot.schema(&definitions),
    ])
    return ObjectSchema(ComponentProperties.self, &definitions, admitsExpressions: false).replacing([
      "parameters": declarations(of: parameter(&definitions), names: name),
      "slots": declarations(of: slot, names: name),
      "body": Slot.schema(&definitions),
      "styleFamily": nullable("string").adding([
        SchemaMember("pattern", .string("^[A-Za-z_][A-Za-z0-9_]*$")),
        SchemaMember("not", .enumeration(StyleFamily.builtIn.map(\.name))),
      ]),
      "configuration": declarations(of: entry, names: self.name(&definitions)),
      "preview": .anyOf([call(&definitions), .type("null")]),
      "components": components(&definitions),
    ])
  }

  private static func styles(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let families = StyleFamily.builtIn.map { family in
      described(family.name, styles(family.schema(&definitions)), "Styles of \(family.views).")
    }
    let body = SchemaTree.closedObject([SchemaMember("body", Slot.schema(&definitions))], required: ["body"])
    return declarations(of: styles(body)).adding([SchemaMember("properties", .object(families))])
  }

  /// Styles of one family: each the name of another one, or an object.
  private static func styles(_ style: SchemaTree) -> SchemaTree {
    let alternatives = SchemaTree.object(["if": .type("string"), "then": .bool(true), "else": style])
    return .object(["type": .string("object"), "additionalProperties": alternatives])
  }

  private static func library(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let item = ObjectSchema(LibraryProperties.self, &definitions, admitsExpressions: false)
      .replacing(["modifier": modifier(&definitions)]).tree(before: [], after: [])
    return .object(["type": .array([.string("array"), .string("null")]), "items": item])
  }
}

extension DocumentSchema {
  /// Declared colours: the name of another one, a literal, either with an opacity, or values for each surrounding.
  private static func colors(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let value = SchemaTree.object(["type": .string("string")])
    let schemes = SchemaTree.closedObject(
      [
        described("light", value, "The colour in light surroundings, and wherever no other one is given."),
        described("dark", nullable("string"), "The colour in dark surroundings."),
        described("lightHighContrast", nullable("string"), "The colour in light surroundings with more contrast."),
        described("darkHighContrast", nullable("string"), "The colour in dark surroundings with more contrast."),
      ], required: ["light"])
    let opacity = UnitInterval.schema(&definitions).orNull
    let faded = SchemaTree.closedObject(
      [
        described("color", value, "The colour."), described("opacity", opacity, "How opaque the colour is, 0 to 1."),
      ], required: ["color"])
    let object = chosen([("color", faded)], otherwise: schemes)
    let color = SchemaTree.object([
      "type": .array([.string("string"), .string("object")]), "if": .type("object"), "then": object,
    ])
    return declarations(of: color, names: freeName(besides: ShapeStyle.reservedNames))
  }
}
