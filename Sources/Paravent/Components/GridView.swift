/// Views in rows and columns; each GridRow is a row, any other view spans all columns.
package struct GridView: Component {
  package static let name = "Grid"
  package static let summary = "Views in rows and columns; each GridRow is a row, any other view spans all columns."

  var alignment = Alignment.center
  var horizontalSpacing: Length?
  var verticalSpacing: Length?
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("alignment", &alignment, "How views are aligned in their cells.")
    visitor.property("horizontalSpacing", &horizontalSpacing, "The points between two columns.")
    visitor.property("verticalSpacing", &verticalSpacing, "The points between two rows.")
    visitor.property("children", &children, "The rows.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var inner = environment
    inner.isInGrid = true
    let rows = resolver.nodes(children.nodes, in: inner).map { node in
      node.looseRow ?? ResolvedGrid.Row(cells: [node], spansColumns: true)
    }
    let grid = ResolvedGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing?.points, verticalSpacing: verticalSpacing?.points,
      rows: rows)
    output.append(ResolvedNode(.grid(grid)))
  }
}
