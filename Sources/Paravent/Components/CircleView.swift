/// The largest circle that fits, centred.
package struct CircleView: Component {
  package static let name = "Circle"
  package static let summary = "The largest circle that fits, centred."
  package static var target: ModifierTarget { .shape }

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {

  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.shape(ResolvedShape(.circle, paint: .fill(environment.foreground.color)))))
  }
}
