/// Views that stand in the place of one without a container of their own.
package struct GroupView: Component {
  package static let name = "Group"
  package static let summary = "Views without a container of their own; its modifiers apply to each of them."

  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("children", &children, "The views.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    resolver.resolve(children.nodes, in: environment, into: &output)
  }
}
