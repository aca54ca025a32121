/// Sets the style of labels.
package struct LabelStyleModifier: InheritedModifier {
  package static let name = "labelStyle"
  package static let summary = "Sets the style of the labels in the view."

  var style = StyleValue<LabelFamily>()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style, by name or in place.")
  }

  package func write(to environment: inout Environment) {
    if let style = style.style { environment.styles.push(style, for: .label) }
  }
}
