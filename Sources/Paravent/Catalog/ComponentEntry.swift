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
  let decode: @Sendable (_ object: JSONObject, _ decoder: DocumentDecoder) -> DecodedComponent
  let schema: @Sendable (inout SchemaDefinitions) -> ObjectSchema

  /// Creates the entry of a component.
  package init<View: Component>(_: View.Type) {
    name = View.name
    summary = View.summary
    target = View.target
    properties = PropertyDescription.all(of: View.self)
    decode = { object, decoder in
      var view = View()
      var visitor = PropertyDecoder(object: object, decoder: decoder, owner: View.name, collectsOverrides: true)
      view.visit(&visitor)
      visitor.finish(knowing: PropertyDescription.all(of: View.self).map(\.name))
      return DecodedComponent(
        view: visitor.isComplete ? view : nil, overrides: visitor.overrides, found: visitor.found)
    }
    schema = { ObjectSchema(View.self, &$0) }
  }
}

/// What was read of an object that names a component.
struct DecodedComponent {
  /// The view, or `nil` where it lacks something.
  var view: (any Component)?
  /// The properties that are known when there is data.
  var overrides: [PropertyOverride]
  /// The number of members that properties took.
  var found: Int
}
