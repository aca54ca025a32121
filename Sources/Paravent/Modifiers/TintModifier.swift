/// Sets the colour of controls.
package struct TintModifier: InheritedModifier {
  package static let name = "tint"
  package static let summary = "Sets the colour that the controls in the view read; text does not."

  var tint: ColorValue?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("tint", &tint, [.required, .unlabelled], "The colour.")
  }

  package func write(to environment: inout Environment) {
    environment.tint = tint?.color
  }
}
