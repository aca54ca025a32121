internal import JSON

/// A component whose declaration is read, and whose body is not.
struct PendingComponent {
  let declaration: ComponentDeclaration
  let properties: ComponentProperties
  let source: JSONObject
  /// The components that are private to it.
  let components: [PendingComponent]
}

/// A style whose name is read, and whose body is not.
struct PendingStyle {
  let name: String
  let family: StyleFamily
  /// The style's position among those of all design systems.
  let index: Int
  let source: JSONValue
  let place: JSONPlace
}

extension PendingComponent {
  /// The component and those that are private to it, at every depth.
  var withPrivateComponents: [PendingComponent] { [self] + components.flatMap(\.withPrivateComponents) }
}

/// What the declaration of a component says.
struct ComponentProperties: Declared {
  var summary: String?
  var parameters: AnyObjectValue?
  var slots: AnyObjectValue?
  var styleFamily: String?
  var configuration: AnyObjectValue?
  var body: AnyValue?
  var preview: AnyObjectValue?
  var components: AnyObjectValue?

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("summary", &summary, "One sentence about the component.")
    visitor.property("parameters", &parameters, "The JSON Schema of each value that a caller gives, by name.")
    visitor.property("slots", &slots, "The views that a caller gives, by name.")
    visitor.property("body", &body, "The views that the component shows.")
    visitor.property("styleFamily", &styleFamily, "The family of styles that show the component, instead of a body.")
    visitor.property("configuration", &configuration, "What a style receives, by name.")
    visitor.property("preview", &preview, "The properties by which the component shows itself alone.")
    visitor.property("components", &components, "Components that only this one may use.")
    visitor.rule(.exactlyOne(["body", "styleFamily"]))
    visitor.rule(.needs("configuration", "styleFamily"))
  }
}

/// What the declaration of a slot says.
struct SlotProperties: Declared {
  var summary: String?
  var optional = false

  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("summary", &summary, "One sentence about the views.")
    visitor.property("optional", &optional, "Whether a caller may leave the views out.")
  }
}
