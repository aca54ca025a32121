/// Puts something behind a view.
package struct BackgroundModifier: WrappingModifier {
  package static let name = "background"
  package static let summary = "Puts a shape style or a view behind the view, without changing the layout."

  var style: ShapeStyle?
  var shape = Shape.rectangle
  var content = Slot()
  var alignment = Alignment.center

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, .unlabelled, "What paints the background.")
    visitor.property("in", &shape, "The shape that is painted.")
    visitor.property("content", &content, .unlabelled, "The view behind; several stand one over another.")
    visitor.property("alignment", &alignment, "Where it stands.")
    visitor.rule(.exactlyOne(["style", "content"]))
    visitor.rule(.needs("in", "style"))
    visitor.rule(.excludes("style", ["alignment"]))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    if let style { return .background(ResolvedBackground(.color(environment.color(of: style), shape))) }
    return resolver.layer(content, alignment: alignment, in: environment).map {
      .background(ResolvedBackground(.view($0, alignment)))
    }
  }
}
