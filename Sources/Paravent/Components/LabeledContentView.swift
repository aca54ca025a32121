/// A label, and what it is the label of at the other end of the row.
package struct LabeledContentView: Component {
  package static let name = "LabeledContent"
  package static let summary = "A label, and what it is the label of at the other end of the row."

  var title: String?
  var label = Slot()
  var value: String?
  var children = Children()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, "The label's text.")
    visitor.property("label", &label, "The label, any view.")
    visitor.property("value", &value, "The content as text.")
    visitor.property("children", &children, "The content.")
    visitor.rule(.exactlyOne(["title", "label"]))
    visitor.rule(.excludes("children", ["value"]))
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    var faint = environment
    if !faint.foreground.isWritten { faint.write(foreground: .hierarchical(level: 1, opacity: 1)) }
    let content = resolver.nodes(Slot(title: value, or: Slot(children.nodes)), in: faint)
    let label = resolver.nodes(Slot(title: title, or: label), in: environment)
    let children = label + [ResolvedNode(.spacer(minLength: SpacerView.defaultMinLength))] + content
    output.append(ResolvedNode(.stack(ResolvedStack(.horizontal(.center), children: children))))
  }
}
