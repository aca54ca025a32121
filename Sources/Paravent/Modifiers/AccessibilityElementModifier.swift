/// Makes a view one for assistive technology.
package struct AccessibilityElementModifier: AttributeModifier {
  package static let name = "accessibilityElement"
  package static let summary = "Says what becomes of the views in the view for assistive technology."

  var children = ResolvedAccessibility.Children.ignore

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("children", &children, "What becomes of them.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.children = children }
  }
}
