/// Views one over another, the last in front.
package struct ZStackView: Component {
  package static let name = "ZStack"
  package static let summary = "Views one over another, the last in front."

  var alignment = Alignment.center
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("alignment", &alignment, "How the views are aligned on both axes.")
    visitor.property("children", &children, "The views, from back to front.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let children = resolver.nodes(children.nodes, in: environment)
    output.append(
      ResolvedNode(.overlayStack(ResolvedOverlayStack(alignment: alignment, children: children.inDepthOrder))))
  }
}
