/// A rectangle whose shorter sides are half circles.
package struct CapsuleView: Component {
  package static let name = "Capsule"
  package static let summary = "A rectangle whose shorter sides are half circles."
  package static var target: ModifierTarget { .shape }

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {

  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.shape(ResolvedShape(.capsule, paint: .fill(environment.foreground.color)))))
  }
}
