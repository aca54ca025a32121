internal import JSON

extension ComponentEntry {
  /// Creates the entry of a component that a design system declares.
  init(_ declaration: ComponentDeclaration) {
    let parameters = declaration.parameters.map { parameter in
      PropertyDescription(
        name: parameter.name, traits: parameter.defaultValue == nil ? .required : [], summary: parameter.summary,
        computation: .value)
    }
    let slots = declaration.slots.map { slot in
      PropertyDescription(
        name: slot.name, traits: slot.isOptional ? [] : .required, summary: slot.summary, computation: .own)
    }
    self.init(
      name: declaration.name, summary: declaration.summary, properties: parameters + slots, declaration: declaration,
      decode: { object, decoder in decoder.call(declaration, object) },
      schema: { definitions in
        let values = declaration.parameters.map { SchemaTree(parameter: $0, &definitions) }
        let views = declaration.slots.map { slot in
          slot.name == SlotDeclaration.children ? Children.schema(&definitions) : Slot.schema(&definitions)
        }
        return ObjectSchema(parameters + slots, values + views, &definitions)
      })
  }
}
