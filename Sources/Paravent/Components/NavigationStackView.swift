/// A screen with the title that navigationTitle gives it.
package struct NavigationStackView: Component {
  package static let name = "NavigationStack"
  package static let summary = "A screen with the title that navigationTitle gives it."

  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("children", &children, "The screen; several views stand in a column.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let outer = resolver.navigationTitle
    resolver.navigationTitle = nil
    let content = ResolvedNode.single(resolver.nodes(children.nodes, in: environment), in: .vertical(.center))
    output.append(ResolvedNode(.navigation(ResolvedNavigation(title: resolver.navigationTitle, content: content))))
    resolver.navigationTitle = outer
  }
}
