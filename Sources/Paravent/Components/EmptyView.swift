/// No view.
package struct EmptyView: Component {
  package static let name = "EmptyView"
  package static let summary = "No view: it takes no space, also with modifiers."

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {}

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {}
}
