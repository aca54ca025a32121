/// Says what kind of thing a view is.
package struct AccessibilityAddTraitsModifier: AttributeModifier {
  package static let name = "accessibilityAddTraits"
  package static let summary = "Tells assistive technology what kind of thing the view is."

  var traits = AccessibilityTraits()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("traits", &traits, [.required, .unlabelled], "One trait or several.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.add(traits.traits) }
  }
}
