/// Names a view for assistive technology.
package struct AccessibilityLabelModifier: AttributeModifier {
  package static let name = "accessibilityLabel"
  package static let summary = "Names the view for assistive technology, instead of what it shows."
  package static var tellsContent: Bool { true }

  var label = ""

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("label", &label, [.required, .unlabelled], "The name.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.label = label }
  }
}
