extension DocumentSchema {
  /// Returns a reference to the schema of a colour: a token with its values.
  static func resolvedColor(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Color") { _ in
      let value = SchemaTree.object([
        "type": .string("string"), "pattern": .string("^#[0-9A-F]{6}([0-9A-F]{2})?$"),
      ])
      return .resolved([
        .sometimes("name", .type("string")), .always("light", value), .always("dark", value),
        .sometimes("lightHighContrast", value), .sometimes("darkHighContrast", value), .sometimes("opacity", .share),
      ])
    }
  }

  /// How text looks.
  static func resolvedStyle(_ definitions: inout SchemaDefinitions) -> [ResolvedMember] {
    let font = definitions.reference("Font") { _ in
      .resolved([
        .sometimes("style", .names(of: TextStyle.self)), .always("size", .length),
        .always("weight", .names(of: FontWeight.self)), .sometimes("italic", isTrue),
      ])
    }
    return [
      .always("font", font), .sometimes("underline", isTrue), .sometimes("strikethrough", isTrue),
      .always("color", resolvedColor(&definitions)),
    ]
  }

  /// Returns a reference to the schema of a list of actions.
  static func resolvedActions(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    definitions.reference("Actions") { _ in
      let actions: [[ResolvedMember]] = [
        [.always("handler", .type("string")), .sometimes("arguments", .type("object"))],
        [.always("openURL", .type("string"))], [.always("navigate", .type("string"))],
        [.always("dismiss", isTrue)], [.always("set", .type("object"))], [.always("toggle", .type("string"))],
      ]
      return .array(of: .object(["oneOf": .array(actions.map { .resolved($0) })]))
    }
  }

  /// A shape, as authors write it.
  static let resolvedShape = ResolvedMember.always(
    "shape",
    .anyOf([
      .enumeration(Shape.named.map(\.name)),
      .resolved([.always("roundedRectangle", .resolved([.always("cornerRadius", .length)]))]),
    ]))

  /// An alignment on both axes: SwiftUI's name, or its two parts where it has none.
  static let resolvedAlignment = ResolvedMember.always(
    "alignment",
    .anyOf([
      .enumeration(Alignment.named.map(\.name)),
      .resolved([
        .always("horizontal", .names(of: HorizontalAlignment.self)),
        .always("vertical", .names(of: VerticalAlignment.self)),
      ]),
    ]))

  /// A set of axes.
  static let resolvedAxes = ResolvedMember.always("axes", .array(of: .enumeration(["horizontal", "vertical"])))

  /// What is only written where it holds.
  static let isTrue = SchemaTree.object(["const": .bool(true)])
}
