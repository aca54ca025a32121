/// Sets how large symbols are beside text.
package struct ImageScaleModifier: InheritedModifier {
  package static let name = "imageScale"
  package static let summary = "Sets how large the symbols in the view are beside text."

  var scale = ImageScale.medium

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("scale", &scale, [.required, .unlabelled], "The size.")
  }

  package func write(to environment: inout Environment) {
    environment.imageScale = scale
  }
}
