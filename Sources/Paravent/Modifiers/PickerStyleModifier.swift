/// Sets the style of pickers.
package struct PickerStyleModifier: InheritedModifier {
  package static let name = "pickerStyle"
  package static let summary = "Sets the style of the pickers in the view."

  var style = StyleValue<PickerFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .picker) }
  }
}
