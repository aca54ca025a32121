/// Cuts a view to a shape.
package struct ClipShapeModifier: WrappingModifier {
  package static let name = "clipShape"
  package static let summary = "Cuts the view to a shape."

  var shape = Shape.rectangle

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("shape", &shape, [.required, .unlabelled], "The shape.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .clip(shape)
  }
}
