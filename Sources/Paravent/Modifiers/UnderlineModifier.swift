/// Draws a line below text.
package struct UnderlineModifier: RunModifier {
  package static let name = "underline"
  package static let summary = "Draws a line below the text in the view."

  var isActive = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("isActive", &isActive, .unlabelled, "Whether the line is drawn.")
  }

  package func write(to environment: inout Environment) {
    environment.isUnderlined = isActive
  }
}
