/// Puts a view in front of a view.
package struct OverlayModifier: WrappingModifier {
  package static let name = "overlay"
  package static let summary = "Puts a shape style or a view in front of the view, without changing the layout."

  var style: ShapeStyle?
  var shape = Shape.rectangle
  var content = Slot()
  var alignment = Alignment.center

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, .unlabelled, "What paints the overlay.")
    visitor.property("in", &shape, "The shape that is painted.")
    visitor.property("content", &content, .unlabelled, "The view in front; several stand one over another.")
    visitor.property("alignment", &alignment, "Where it stands.")
    visitor.rule(.exactlyOne(["style", "content"]))
    visitor.rule(.needs("in", "style"))
    visitor.rule(.excludes("style", ["alignment"]))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if let style {
      let shape = ResolvedShape(shape, paint: .fill(environment.color(of: style)))
      return .overlay(ResolvedNode(.shape(shape)), .center)
    }
    return resolver.layer(content, alignment: alignment, in: environment).map { .overlay($0, alignment) }
  }
}
