/// Sets the style of lists.
package struct ListStyleModifier: InheritedModifier {
  package static let name = "listStyle"
  package static let summary = "Sets the style of the lists in the view."

  var style = StyleValue<ListFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .list) }
  }
}
