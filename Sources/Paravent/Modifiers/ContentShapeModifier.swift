/// Sets where a view can be tapped.
package struct ContentShapeModifier: WrappingModifier {
  package static let name = "contentShape"
  package static let summary = "Sets the shape in which the view can be tapped; it is drawn as before."

  var shape = Shape.rectangle

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("shape", &shape, [.required, .unlabelled], "The shape.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    nil
  }
}
