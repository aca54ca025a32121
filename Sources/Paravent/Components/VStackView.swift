/// Views in a column.
package struct VStackView: Component {
  package static let name = "VStack"
  package static let summary = "Views in a column, from top to bottom."

  var alignment = HorizontalAlignment.center
  var spacing: Length?
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("alignment", &alignment, "How the views are aligned horizontally.")
    visitor.property("spacing", &spacing, "The points between two views; the default distance where it is absent.")
    visitor.property("children", &children, "The views.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let children = resolver.nodes(children.nodes, in: environment)
    output.append(
      ResolvedNode(.stack(ResolvedStack(.vertical(alignment), spacing: spacing?.points, children: children))))
  }
}
