/// A row of a Grid; outside of one its views stand for themselves.
package struct GridRowView: Component {
  package static let name = "GridRow"
  package static let summary = "A row of a Grid; outside of one its views stand for themselves."

  var alignment: VerticalAlignment?
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property(
      "alignment", &alignment, "How the cells are aligned vertically; the grid's way where it is absent.")
    visitor.property("children", &children, "The cells.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    guard environment.isInGrid else { return resolver.resolve(children.nodes, in: environment, into: &output) }
    var inner = environment
    inner.isInGrid = false
    var grid = ResolvedGrid(
      rows: [ResolvedGrid.Row(alignment: alignment, cells: resolver.nodes(children.nodes, in: inner))])
    grid.isLooseRow = true
    output.append(ResolvedNode(.grid(grid)))
  }
}
