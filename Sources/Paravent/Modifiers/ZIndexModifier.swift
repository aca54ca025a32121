/// Sets how far in front a view stands.
package struct ZIndexModifier: AttributeModifier {
  package static let name = "zIndex"
  package static let summary = "Sets how far in front the view stands among those in its ZStack."

  var value = AnyNumber(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property(
      "value", &value, [.required, .unlabelled], "The place from back to front; 0 for views that say nothing.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.with(zIndex: value.value)
  }
}
