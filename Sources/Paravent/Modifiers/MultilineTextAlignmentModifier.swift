/// Sets how lines of text stand beside each other.
package struct MultilineTextAlignmentModifier: InheritedModifier {
  package static let name = "multilineTextAlignment"
  package static let summary = "Sets how the lines of a text in the view stand beside each other."

  var alignment = TextAlignment.leading

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("alignment", &alignment, [.required, .unlabelled], "The alignment.")
  }

  package func write(to environment: inout Environment) {
    environment.textAlignment = alignment
  }
}
