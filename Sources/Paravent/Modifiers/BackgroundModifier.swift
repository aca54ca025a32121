/// Paints what is behind a view.
package struct BackgroundModifier: WrappingModifier {
  package static let name = "background"
  package static let summary = "Paints what is behind the view, without changing the layout."

  var style = ShapeStyle.hierarchical(level: 0, opacity: 1)
  var shape = Shape.rectangle

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, [.required, .unlabelled], "What paints the background.")
    visitor.property("in", &shape, "The shape that is painted.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .background(ResolvedBackground(.color(environment.color(of: style), shape)))
  }
}
