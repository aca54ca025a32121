/// A rectangle that takes all the space it is offered.
package struct RectangleView: Component {
  package static let name = "Rectangle"
  package static let summary = "A rectangle that takes all the space it is offered."
  package static var target: ModifierTarget { .shape }

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {

  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.shape(ResolvedShape(.rectangle, paint: .fill(environment.foreground.color)))))
  }
}
