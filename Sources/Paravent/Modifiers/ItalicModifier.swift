/// Slants text.
package struct ItalicModifier: RunModifier {
  package static let name = "italic"
  package static let summary = "Slants the text in the view."

  var isActive = true

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("isActive", &isActive, .unlabelled, "Whether the text is slanted.")
  }

  package func write(to environment: inout Environment) {
    environment.isItalic = isActive
  }
}
