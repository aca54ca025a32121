/// A link to another screen; a row of its own in a list.
package struct NavigationLinkView: Component {
  package static let name = "NavigationLink"
  package static let summary = "A link to another screen; a row of its own in a list."

  var title: String?
  var label = Slot()
  var destination = LinkDestination()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("destination", &destination, .required, "The other screen, as a URL.")
    visitor.rule(.exactlyOne(["title", "label"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var inner = environment
    if !inner.foreground.isWritten {
      if !inner.isEnabled { inner.write(foreground: .tertiary) }
      if inner.isEnabled, !inner.isInList { inner.write(foreground: .tint(opacity: 1)) }
    }
    let nodes = resolver.nodes(Slot(title: title, or: label), in: inner)
    var content = ResolvedNode.single(nodes, in: .horizontal(.center))
    // In a list the link takes all of its row.
    if environment.isInList {
      let spacer = ResolvedNode(.spacer(minLength: 0))
      content = ResolvedNode(.stack(ResolvedStack(.horizontal(.center), children: [content, spacer])))
    }
    let link = ResolvedLink(
      destination: environment.hidesValues ? nil : destination.url, kind: .navigation,
      isEnabled: environment.isEnabled,
      label: content)
    output.append(ResolvedNode(.link(link)))
  }
}
