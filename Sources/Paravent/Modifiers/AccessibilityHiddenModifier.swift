/// Hides a view from assistive technology.
package struct AccessibilityHiddenModifier: AttributeModifier {
  package static let name = "accessibilityHidden"
  package static let summary = "Hides the view from assistive technology; it is still drawn."

  var hidden = false

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("hidden", &hidden, [.required, .unlabelled], "Whether the view is hidden.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.isHidden = hidden }
  }
}
