/// Controls in rows, with sections.
package struct FormView: Component {
  package static let name = "Form"
  package static let summary = "Controls in rows, with sections."

  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("children", &children, "The rows and sections.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var inner = environment
    inner.isInList = true
    output.append(ResolvedNode(.list(ResolvedList(children: resolver.nodes(children.nodes, in: inner)))))
  }
}
