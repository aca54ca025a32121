/// Sets what paints text where nothing further out has said so.
package struct DefaultForegroundStyleModifier: InheritedModifier {
  package static let name = "defaultForegroundStyle"
  package static let summary =
    "Sets what paints text where nothing further out has said so; a style's own colour, which authors override."
  package static var isForStyleBodies: Bool { true }

  var style: ShapeStyle?

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "The style.")
  }

  package func write(to environment: inout Environment) {
    if let style, !environment.foreground.isWritten { environment.write(foreground: style) }
  }
}
