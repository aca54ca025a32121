/// Sets what paints text, symbols and shapes.
package struct ForegroundStyleModifier: RunModifier {
  package static let name = "foregroundStyle"
  package static let summary =
    "Sets what paints text and symbols in the view; a level such as secondary is one of the style in effect."

  var style: ShapeStyle?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style.")
  }

  package func write(to environment: inout Environment) {
    if let style { environment.write(foreground: style) }
  }
}
