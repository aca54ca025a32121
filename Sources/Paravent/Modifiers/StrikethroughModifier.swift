/// Draws a line through text.
package struct StrikethroughModifier: RunModifier {
  package static let name = "strikethrough"
  package static let summary = "Draws a line through the text in the view."

  var isActive = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("isActive", &isActive, .unlabelled, "Whether the line is drawn.")
  }

  package func write(to environment: inout Environment) {
    environment.isStruckThrough = isActive
  }
}
