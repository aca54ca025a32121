/// Makes a view a heading.
package struct AccessibilityHeadingModifier: AttributeModifier {
  package static let name = "accessibilityHeading"
  package static let summary = "Makes the view a heading of a level."

  var level = HeadingLevel.h2

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("level", &level, [.required, .unlabelled], "The level.")
  }

  package func apply(to attributes: ResolvedAttributes) -> ResolvedAttributes {
    attributes.changing { $0.headingLevel = level.number }
  }
}
