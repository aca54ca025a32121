/// Names a view for tests.
package struct AccessibilityIdentifierModifier: AttributeModifier {
  package static let name = "accessibilityIdentifier"
  package static let summary = "Names the view for tests; nobody hears it."

  var identifier = ""

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("identifier", &identifier, [.required, .unlabelled], "The name.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.identifier = identifier }
  }
}
