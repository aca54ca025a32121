extension ModifierEntry {
  /// Creates the entry of the modifier that sets the style of a family.
  package init(styleOf family: StyleFamily) {
    let style = PropertyDescription(
      name: "style", traits: [.required, .unlabelled], summary: "The style, by name or in place.", computation: .whole)
    self.init(
      name: "\(family.name)Style", summary: "Sets the style of the \(family.views) in the view.", argument: style,
      decode: { source, place, decoder in
        switch decoder.styleArgument(source, at: place, of: family) {
        case .style(let style)?: .style(family, style)
        case let argument?: .template(StyleTemplate(family: family, argument: argument))
        case nil: nil
        }
      },
      schema: { definitions in
        let name = definitions.name(among: definitions.namespace.styleNames(of: family))
        return .anyOf([name, family.schema(&definitions)])
      })
  }
}

extension StyleFamily {
  /// The schema of a style in place, with what the family admits.
  func schema(_ definitions: inout SchemaDefinitions) -> SchemaTree {
    let body = SchemaMember("body", Slot.schema(&definitions))
    let appearance = SchemaMember("appearance", SchemaTree.enumeration(appearances).orNull)
    let members = (hasBody ? [body] : []) + (appearances.isEmpty ? [] : [appearance])
    return .closedObject(members, required: hasPrimitive ? [] : ["body"])
      .adding(hasPrimitive ? [SchemaMember("minProperties", .integer(1))] : [])
  }
}
