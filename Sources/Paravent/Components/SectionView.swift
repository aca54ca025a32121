/// Views under a header.
package struct SectionView: Component {
  package static let name = "Section"
  package static let summary = "Views under a header and above a footer; in a List they are rows."

  var header = Slot()
  var footer = Slot()
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("header", &header, "What stands above the content.")
    visitor.property("footer", &footer, "What stands below the content.")
    visitor.property("children", &children, "The content.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let marginal = marginalEnvironment(environment)
    let section = ResolvedSection(
      header: ResolvedNode.singleOrNone(resolver.nodes(header, in: marginal)),
      footer: ResolvedNode.singleOrNone(resolver.nodes(footer, in: marginal)),
      children: resolver.nodes(children.nodes, in: environment))
    output.append(ResolvedNode(.section(section)))
  }

  /// The environment of header and footer: small and faint in a list, as iOS sets them.
  private func marginalEnvironment(_ environment: Environment) -> Environment {
    guard environment.isInList else { return environment }
    var marginal = environment
    marginal.font = FontValue(textStyle: .footnote)
    marginal.write(foreground: .hierarchical(level: 1, opacity: 1))
    return marginal
  }
}
