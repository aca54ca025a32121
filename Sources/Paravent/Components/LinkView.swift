/// A link to a URL.
package struct LinkView: Component {
  package static let name = "Link"
  package static let summary = "A link to a URL."

  var title: String?
  var label = Slot()
  var destination = LinkDestination()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("destination", &destination, .required, "The URL: https, http, mailto, tel or a relative one.")
    visitor.rule(.exactlyOne(["title", "label"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var inner = environment
    if !inner.foreground.isWritten { inner.write(foreground: inner.isEnabled ? .tint(opacity: 1) : .tertiary) }
    let nodes = resolver.nodes(Slot(title: title, or: label), in: inner)
    let link = ResolvedLink(
      destination: environment.hidesValues ? nil : destination.url, isEnabled: environment.isEnabled,
      label: ResolvedNode.single(nodes, in: .horizontal(.center)))
    output.append(ResolvedNode(.link(link)))
  }
}
