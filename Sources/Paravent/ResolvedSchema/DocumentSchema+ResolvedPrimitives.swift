extension DocumentSchema {
  /// What the writer writes for each primitive.
  static func resolvedPrimitives(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    resolvedContent(&definitions) + resolvedContainers(&definitions) + resolvedControls(&definitions)
  }

  private static func resolvedContent(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let color = resolvedColor(&definitions)
    let picture: [ResolvedMember] = [
      .always("isResizable", .type("boolean")), .always("isDecorative", .type("boolean")),
    ]
    let image = [.always("label", .type("string"))] + picture + [.sometimes("templateColor", color)]
    let style = resolvedStyle(&definitions)
    return [
      ResolvedPrimitiveSchema("text", "Lines of text.", resolvedText(style)),
      ResolvedPrimitiveSchema(
        "image", "A picture, or a placeholder for one.",
        oneOf: [[.always("url", .type("string"))] + image, [.always("placeholder", .type("string"))] + image]),
      ResolvedPrimitiveSchema(
        "symbol", "A symbol, painted like text.",
        [.always("symbol", .type("string")), .always("scale", .names(of: ImageScale.self))] + picture + style),
      ResolvedPrimitiveSchema(
        "shape", "A shape as a view.",
        oneOf: [
          [resolvedShape, .always("fill", color)],
          [
            resolvedShape, .always("stroke", color), .always("lineWidth", .length),
            .always("isInside", .type("boolean")),
          ],
        ]),
      ResolvedPrimitiveSchema("spacer", "Space that takes what is left.", [.always("minLength", .length)]),
      ResolvedPrimitiveSchema("divider", "A line across its stack.", []),
    ]
  }

  private static func resolvedText(_ style: [ResolvedMember]) -> [ResolvedMember] {
    let runs = ["text", "symbol"].map { SchemaTree.resolved([.always($0, .type("string"))] + style) }
    return [
      .sometimes("lineLimit", .object(["type": .string("integer"), "minimum": .integer(1)])),
      .sometimes("alignment", .names(of: TextAlignment.self)),
      .sometimes("truncation", .names(of: TruncationMode.self)), .sometimes("redacted", isTrue),
      .always("runs", .array(of: .object(["oneOf": .array(runs)]))),
    ]
  }

  private static func resolvedContainers(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let node = resolvedNode(&definitions)
    let children = ResolvedMember.always("children", .array(of: node))
    let content = ResolvedMember.always("content", node)
    return [
      ResolvedPrimitiveSchema(
        "stack", "Views in a row or a column.",
        oneOf: [
          stack("horizontal", .names(of: VerticalAlignment.self)) + [children],
          stack("vertical", .names(of: HorizontalAlignment.self)) + [children],
        ]),
      ResolvedPrimitiveSchema("overlayStack", "Views one over another.", [resolvedAlignment, children]),
      ResolvedPrimitiveSchema("grid", "Views in rows and columns.", grid(of: node)),
      ResolvedPrimitiveSchema(
        "list", "Rows and sections.", [.always("appearance", .names(of: ListAppearance.self)), children]),
      ResolvedPrimitiveSchema(
        "section", "Views under a header and above a footer.",
        [.sometimes("header", node), .sometimes("footer", node), children]),
      ResolvedPrimitiveSchema("scroll", "A window on content that may be larger.", [resolvedAxes, content]),
      ResolvedPrimitiveSchema("navigation", "A screen with a title.", [.sometimes("title", .type("string")), content]),
      ResolvedPrimitiveSchema("fits", "The first view that fits.", [resolvedAxes, children]),
    ]
  }

  private static func stack(_ axis: String, _ alignments: SchemaTree) -> [ResolvedMember] {
    [
      .always("axis", .object(["const": .string(axis)])), .always("alignment", alignments),
      .sometimes("spacing", .type("number")),
    ]
  }

  private static func grid(of node: SchemaTree) -> [ResolvedMember] {
    let row = SchemaTree.resolved([
      .sometimes("alignment", .names(of: VerticalAlignment.self)), .sometimes("spansColumns", isTrue),
      .always("cells", .array(of: node)),
    ])
    return [
      resolvedAlignment, .sometimes("horizontalSpacing", .type("number")),
      .sometimes("verticalSpacing", .type("number")), .always("rows", .array(of: row)),
    ]
  }
}
