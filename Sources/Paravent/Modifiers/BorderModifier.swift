/// Draws a line inside a view's edges.
package struct BorderModifier: WrappingModifier {
  package static let name = "border"
  package static let summary = "Draws a line inside the view's edges, without changing the layout."

  var content = ShapeStyle.hierarchical(level: 0, opacity: 1)
  var width = Length(1)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("content", &content, [.required, .unlabelled], "What paints the line.")
    visitor.property("width", &width, "The line's width in points.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .border(ResolvedBorder(color: environment.color(of: content), width: width.points))
  }
}
