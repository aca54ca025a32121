/// A line that divides views.
package struct DividerView: Component {
  package static let name = "Divider"
  package static let summary = "A line across its stack, horizontal outside a stack."

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {}

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    output.append(ResolvedNode(.divider))
  }
}
