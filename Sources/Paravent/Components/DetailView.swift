/// Up to three lines that belong together, shown as the detail style says.
package struct DetailView: Component {
  package static let name = "Detail"
  package static let summary = "Up to three lines that belong together, shown as the detail style says."

  var title = Slot()
  var subtitle = Slot()
  var caption = Slot()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, .required, "The most important line.")
    visitor.property("subtitle", &subtitle, "The second line.")
    visitor.property("caption", &caption, "The least important line.")
  }

  package func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode]) {
    let scope = resolver.scope
    let configuration = Configuration(slots: [
      ("title", SlotContent(title, scope: scope)), ("subtitle", SlotContent(subtitle, scope: scope)),
      ("caption", SlotContent(caption, scope: scope)),
    ])
    output.append(contentsOf: resolver.styledBody(.detail, configuration, in: environment).nodes ?? [])
  }

  init(title: String, subtitle: String?, caption: String?) {
    self.title = Slot(title: title, or: Slot())
    self.subtitle = Slot(title: subtitle, or: Slot())
    self.caption = Slot(title: caption, or: Slot())
  }
}
