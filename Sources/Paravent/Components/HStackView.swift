/// Views in a row.
package struct HStackView: Component {
  package static let name = "HStack"
  package static let summary = "Views in a row, from leading to trailing."

  var alignment = VerticalAlignment.center
  var spacing: Length?
  var children = Children()

  package init() {}

  init(_ nodes: [Node]) {
    children = Children(nodes)
  }

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("alignment", &alignment, "How the views are aligned vertically.")
    visitor.property("spacing", &spacing, "The points between two views; the default distance where it is absent.")
    visitor.property("children", &children, "The views.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let children = resolver.nodes(children.nodes, in: environment)
    output.append(
      ResolvedNode(.stack(ResolvedStack(.horizontal(alignment), spacing: spacing?.points, children: children))))
  }
}
