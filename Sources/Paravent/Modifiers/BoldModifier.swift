/// Makes text bold.
package struct BoldModifier: RunModifier {
  package static let name = "bold"
  package static let summary = "Makes the text in the view bold."

  var isActive = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("isActive", &isActive, .unlabelled, "Whether the text is bold; false takes an outer weight back.")
  }

  package func write(to environment: inout Environment) {
    environment.fontWeight = isActive ? .bold : nil
  }
}
