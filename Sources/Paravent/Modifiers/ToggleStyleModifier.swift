/// Sets the style of toggles.
package struct ToggleStyleModifier: InheritedModifier {
  package static let name = "toggleStyle"
  package static let summary = "Sets the style of the toggles in the view."

  var style = StyleValue<ToggleFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .toggle) }
  }
}
