/// A rectangle with round corners.
package struct RoundedRectangleView: Component {
  package static let name = "RoundedRectangle"
  package static let summary = "A rectangle with round corners."
  package static var target: ModifierTarget { .shape }

  var cornerRadius = Length(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("cornerRadius", &cornerRadius, .required, "The corners' radius in points.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let shape = Shape.roundedRectangle(cornerRadius: cornerRadius.points)
    output.append(ResolvedNode(.shape(ResolvedShape(shape, paint: .fill(environment.foreground.color)))))
  }
}
