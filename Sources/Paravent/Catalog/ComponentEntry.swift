internal import JSON

/// A component's line in the catalogue: everything that is derived from its declaration.
package struct ComponentEntry: Sendable {
  /// The name in JSON.
  package let name: String
  /// One sentence about the view.
  package let summary: String
  /// The properties, in the order of the declaration.
  package let properties: [PropertyDescription]

  /// What modifiers see in the view.
  let target: ModifierTarget
  let decode: @Sendable (_ object: JSONObject, _ decoder: DocumentDecoder) -> (view: (any Component)?, found: Int)
  let schema: @Sendable (inout SchemaDefinitions) -> ObjectSchema

  /// Creates the entry of a component.
  package init<View: Component>(_: View.Type) {
    name = View.name
    summary = View.summary
    target = View.target
    properties = PropertyDescription.all(of: View.self)
    decode = { object, decoder in
      var view = View()
      var visitor = PropertyDecoder(object: object, decoder: decoder, owner: View.name)
      view.visit(&visitor)
      visitor.finish(knowing: PropertyDescription.all(of: View.self).map(\.name))
      return (visitor.isComplete ? view : nil, visitor.found)
    }
    schema = { ObjectSchema(View.self, &$0) }
  }
}
