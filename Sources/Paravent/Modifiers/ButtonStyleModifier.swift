/// Sets the style of buttons.
package struct ButtonStyleModifier: InheritedModifier {
  package static let name = "buttonStyle"
  package static let summary = "Sets the style of the buttons in the view."

  var style = StyleValue<ButtonFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .button) }
  }
}
