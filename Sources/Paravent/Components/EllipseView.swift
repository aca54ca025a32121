/// An ellipse that touches all sides.
package struct EllipseView: Component {
  package static let name = "Ellipse"
  package static let summary = "An ellipse that touches all sides."
  package static var target: ModifierTarget { .shape }

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {

  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.shape(ResolvedShape(.ellipse, paint: .fill(environment.foreground.color)))))
  }
}
