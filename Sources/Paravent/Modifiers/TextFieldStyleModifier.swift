/// Sets the style of text fields.
package struct TextFieldStyleModifier: InheritedModifier {
  package static let name = "textFieldStyle"
  package static let summary = "Sets the style of the text fields in the view."

  var style = StyleValue<TextFieldFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .textField) }
  }
}
