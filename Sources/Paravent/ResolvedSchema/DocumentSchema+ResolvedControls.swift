extension DocumentSchema {
  /// What the writer writes for each control.
  static func resolvedControls(_ definitions: inout SchemaDefinitions) -> [ResolvedPrimitiveSchema] {
    let label = ResolvedMember.always("label", resolvedNode(&definitions))
    let tint = ResolvedMember.always("tint", resolvedColor(&definitions))
    return [
      ResolvedPrimitiveSchema(
        "button", "A control that acts when pressed.",
        [
          .sometimes("role", .names(of: ButtonRole.self)), isEnabled,
          .always("appearance", .names(of: ButtonAppearance.self)),
          .always("actions", resolvedActions(&definitions)), label,
        ]),
      ResolvedPrimitiveSchema(
        "link", "A link; without a destination it leads nowhere.",
        [
          .sometimes("destination", .type("string")), .always("kind", .names(of: ResolvedLink.Kind.self)), isEnabled,
          label,
        ]),
      ResolvedPrimitiveSchema(
        "toggle", "A control that is on or off.",
        [
          .always("isOn", .type("boolean")), binding, isEnabled,
          .always("appearance", .names(of: ToggleAppearance.self)), tint, label,
        ]),
      ResolvedPrimitiveSchema(
        "field", "Text that can be edited.",
        oneOf: [false, true].map { field(isSecure: $0) + resolvedStyle(&definitions) }),
      ResolvedPrimitiveSchema("picker", "A choice of one from several.", picker(label, tint)),
      ResolvedPrimitiveSchema(
        "progress", "How far something has got; without a fraction, that it goes on.",
        [
          .sometimes("fraction", .share), .always("appearance", .names(of: ProgressAppearance.self)), tint,
          .sometimes("label", label.schema), .sometimes("valueLabel", label.schema),
        ]),
    ]
  }

  private static func field(isSecure: Bool) -> [ResolvedMember] {
    let text = [ResolvedMember.always("text", .type("string"))]
    return [.always("label", .type("string"))] + (isSecure ? [] : text) + [
      binding, .sometimes("prompt", .type("string")), .always("isSecure", .object(["const": .bool(isSecure)])),
      isEnabled, .always("appearance", .names(of: FieldAppearance.self)),
    ]
  }

  private static func picker(_ label: ResolvedMember, _ tint: ResolvedMember) -> [ResolvedMember] {
    [
      .sometimes("selection", .type("string")), binding, isEnabled,
      .always("appearance", .names(of: PickerAppearance.self)), tint, label,
      .always("options", .array(of: .resolved([.always("tag", .type("string")), label]))),
    ]
  }

  private static let binding = ResolvedMember.sometimes("binding", .type("string"))

  /// Whether a control reacts.
  static let isEnabled = ResolvedMember.always("isEnabled", .type("boolean"))
}
