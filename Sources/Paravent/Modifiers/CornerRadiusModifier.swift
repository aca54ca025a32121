/// Rounds the corners of a view.
package struct CornerRadiusModifier: WrappingModifier {
  package static let name = "cornerRadius"
  package static let summary = "Cuts the view to a rectangle with round corners."

  var radius = Length(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("radius", &radius, [.required, .unlabelled], "The corners' radius in points.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .clip(.roundedRectangle(cornerRadius: radius.points))
  }
}
