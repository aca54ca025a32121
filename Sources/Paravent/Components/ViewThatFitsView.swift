/// The first of its views that fits into the space it is given, or the last.
package struct ViewThatFitsView: Component {
  package static let name = "ViewThatFits"
  package static let summary = "The first of its views that fits into the space it is given, or the last."

  var axes: AxisSet = [.horizontal, .vertical]
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("in", &axes, "The axes on which a view must fit.")
    visitor.property("children", &children, "The views, in the order of preference.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let choices = resolver.nodes(children.nodes, in: environment)
    guard !choices.isEmpty else { return }
    output.append(ResolvedNode(.fits(ResolvedFits(axes: axes, choices: choices))))
  }
}
