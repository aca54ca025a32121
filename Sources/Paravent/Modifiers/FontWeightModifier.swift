/// Sets the weight of text.
package struct FontWeightModifier: RunModifier {
  package static let name = "fontWeight"
  package static let summary = "Sets the weight of the text in the view, instead of its font's own."

  var weight: FontWeight?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("weight", &weight, [.required, .unlabelled], "The weight.")
  }

  package func write(to environment: inout Environment) {
    environment.fontWeight = weight
  }
}
