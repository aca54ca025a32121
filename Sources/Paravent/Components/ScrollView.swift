/// A window on content that may be larger.
package struct ScrollView: Component {
  package static let name = "ScrollView"
  package static let summary = "A window on content that may be larger."

  var axes = AxisSet.vertical
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("axes", &axes, "The axes along which the content moves.")
    visitor.property("children", &children, "The content; several views stand in a column.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let content = ResolvedNode.single(resolver.nodes(children.nodes, in: environment), in: .vertical(.center))
    output.append(ResolvedNode(.scroll(ResolvedScroll(axes: axes, content: content))))
  }
}
