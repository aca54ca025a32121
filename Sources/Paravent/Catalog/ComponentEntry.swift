internal import JSON

/// A component's line in the catalogue: everything that is derived from its declaration.
package struct ComponentEntry: Sendable {
  /// The name in JSON.
  package let name: String
  /// One sentence about the view.
  package let summary: String
  /// The properties, in the order of the declaration.
  package let properties: [PropertyDescription]

  /// The declaration of a design system; `nil` for the engine's own components.
  let declaration: ComponentDeclaration?
  /// What modifiers see in the view.
  let target: ModifierTarget
  let decode: @Sendable (_ object: JSONObject, _ decoder: DocumentDecoder) -> DecodedComponent
  let schema: @Sendable (inout SchemaDefinitions) -> ObjectSchema

  /// Creates the entry of a component.
  package init<View: Component>(_: View.Type) {
    name = View.name
    summary = View.summary
    target = View.target
    declaration = nil
    properties = PropertyDescription.all(of: View.self)
    decode = { object, decoder in
      var view = View()
      var visitor = PropertyDecoder(object: object, decoder: decoder, owner: View.name, collectsOverrides: true)
      view.visit(&visitor)
      visitor.finish(knowing: PropertyDescription.all(of: View.self).map(\.name))
      guard visitor.isComplete else { return DecodedComponent(content: nil, found: visitor.found) }
      let content: Node.Content = visitor.overrides.isEmpty ? .view(view) : .template(view, visitor.overrides)
      return DecodedComponent(content: content, found: visitor.found)
    }
    schema = { ObjectSchema(View.self, &$0) }
  }

  /// Creates the entry of a component that is known at run time only.
  init(
    name: String, summary: String, properties: [PropertyDescription], declaration: ComponentDeclaration?,
    decode: @escaping @Sendable (JSONObject, DocumentDecoder) -> DecodedComponent,
    schema: @escaping @Sendable (inout SchemaDefinitions) -> ObjectSchema
  ) {
    self.name = name
    self.summary = summary
    self.properties = properties
    self.declaration = declaration
    target = .other
    self.decode = decode
    self.schema = schema
  }
}

/// What was read of an object that names a component.
struct DecodedComponent {
  /// The view, or `nil` where it lacks something.
  var content: Node.Content?
  /// The number of members that properties took.
  var found: Int
}
