/// Says the value of a view.
package struct AccessibilityValueModifier: AttributeModifier {
  package static let name = "accessibilityValue"
  package static let summary = "Tells assistive technology the value that the view has."
  package static var tellsContent: Bool { true }

  var value = ""

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("value", &value, [.required, .unlabelled], "The value.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.value = value }
  }
}
