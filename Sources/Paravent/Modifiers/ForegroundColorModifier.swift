/// Sets the colour of text, by its old name.
package struct ForegroundColorModifier: RunModifier {
  package static let name = "foregroundColor"
  package static let summary = "Sets the colour of text and symbols in the view; write foregroundStyle instead."
  package static var replacement: String? { "foregroundStyle" }

  var color: ColorValue?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("color", &color, [.required, .unlabelled], "The colour.")
  }

  package func write(to environment: inout Environment) {
    if let color { environment.write(foreground: .color(color.color)) }
  }
}
