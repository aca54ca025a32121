/// Says what using a view does.
package struct AccessibilityHintModifier: AttributeModifier {
  package static let name = "accessibilityHint"
  package static let summary = "Tells assistive technology what happens when the view is used."
  package static var tellsContent: Bool { true }

  var hint = ""

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("hint", &hint, [.required, .unlabelled], "What happens.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.hint = hint }
  }
}
