/// Keeps controls from reacting.
package struct DisabledModifier: InheritedModifier {
  package static let name = "disabled"
  package static let summary =
    "Keeps the controls in the view from reacting; an inner false does not enable them again."

  var disabled = false

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("disabled", &disabled, [.required, .unlabelled], "Whether the controls are disabled.")
  }

  package func write(to environment: inout Environment) {
    environment.isEnabled = environment.isEnabled && !disabled
  }
}
