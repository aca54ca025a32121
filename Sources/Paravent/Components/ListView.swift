/// Rows, one for each of its views.
package struct ListView: Component {
  package static let name = "List"
  package static let summary = "Rows, one for each child; a Section among them holds rows under a header."

  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("children", &children, "The rows and sections.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var inner = environment
    inner.isInList = true
    output.append(
      ResolvedNode(
        .list(
          ResolvedList(
            appearance: resolver.appearance(of: .list, in: environment).flatMap(ListAppearance.init) ?? .insetGrouped,
            children: resolver.nodes(children.nodes, in: inner)))))
  }
}
