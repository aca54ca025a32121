extension DocumentSchema {
  /// What the writer writes for each wrapper, which has one child.
  static func resolvedWrappers(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let wrappers = resolvedPlaces() + resolvedPaints(&definitions) + resolvedReactions(&definitions)
    let child = ResolvedMember.always("child", resolvedNode(&definitions))
    return wrappers.map { wrapper in
      ResolvedPrimitiveSchema(wrapper.name, wrapper.summary, oneOf: wrapper.forms.map { $0 + [child] })
    }
  }

  private static func resolvedPlaces() -> [ResolvedPrimitiveSchema] {
    let number = SchemaTree.type("number")
    let edges = ["top", "leading", "bottom", "trailing"].map { ResolvedMember.always($0, number) }
    return [
      ResolvedPrimitiveSchema("padding", "Space around the child.", edges),
      ResolvedPrimitiveSchema(
        "frame", "A frame with fixed sides.",
        [.sometimes("width", .length), .sometimes("height", .length), resolvedAlignment]),
      ResolvedPrimitiveSchema("flexibleFrame", "A frame with bounds.", resolvedBounds + [resolvedAlignment]),
      ResolvedPrimitiveSchema(
        "aspectRatio", "A ratio of width to height; the child's own where it is absent.",
        [.sometimes("ratio", .length), .always("contentMode", .names(of: ContentMode.self))]),
      ResolvedPrimitiveSchema(
        "offset", "The child is drawn elsewhere.", [.always("x", number), .always("y", number)]),
      ResolvedPrimitiveSchema("fixedSize", "The child has its ideal size.", [resolvedAxes]),
      ResolvedPrimitiveSchema(
        "layoutPriority", "How early the child is served by its stack.", [.always("value", number)]),
    ]
  }

  private static let resolvedBounds: [ResolvedMember] = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ].map { .sometimes($0, .anyOf([.length, .object(["const": .string("infinity")])])) }

  private static func resolvedPaints(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let color = ResolvedMember.always("color", resolvedColor(&definitions))
    let content = ResolvedMember.always("content", resolvedNode(&definitions))
    return [
      ResolvedPrimitiveSchema(
        "background", "A colour or a view behind the child.",
        oneOf: [[color, resolvedShape], [resolvedAlignment, content]]),
      ResolvedPrimitiveSchema("overlay", "A view in front of the child.", [resolvedAlignment, content]),
      ResolvedPrimitiveSchema("border", "A line inside the child's edges.", [color, .always("width", .length)]),
      ResolvedPrimitiveSchema("clip", "The child is cut to a shape.", [resolvedShape]),
      ResolvedPrimitiveSchema("opacity", "The child is translucent.", [.always("opacity", .share)]),
      ResolvedPrimitiveSchema(
        "shadow", "A shadow behind the child.",
        [color, .always("radius", .length), .always("x", .type("number")), .always("y", .type("number"))]),
      ResolvedPrimitiveSchema("hidden", "The child takes its space and is not drawn.", []),
    ]
  }

  private static func resolvedReactions(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let actions = resolvedActions(&definitions)
    return [
      ResolvedPrimitiveSchema(
        "surroundings", "Values of the environment of the child.",
        [
          .sometimes("layoutDirection", .names(of: LayoutDirection.self)),
          .sometimes("colorScheme", .names(of: ColorScheme.self)), .sometimes("locale", .type("string")),
          .sometimes("dynamicTypeSize", .names(of: DynamicTypeSize.self)),
        ]),
      ResolvedPrimitiveSchema("tap", "The child acts when it is tapped.", [isEnabled, .always("actions", actions)]),
      ResolvedPrimitiveSchema(
        "sheet", "Views above the screen while a value is true.",
        [
          .sometimes("label", .type("string")), .sometimes("binding", .type("string")),
          .always("onDismiss", actions), .always("content", resolvedNode(&definitions)),
        ]),
    ]
  }
}
