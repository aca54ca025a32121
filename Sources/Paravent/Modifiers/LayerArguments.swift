/// The arguments of a modifier that puts something behind or in front of a view.
struct LayerArguments: Sendable {
  var style: ShapeStyle?
  var shape = Shape.rectangle
  var content = Slot()
  var alignment = Alignment.center
}

extension LayerArguments {
  mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("style", &style, .unlabelled, "What paints the layer.")
    visitor.property("in", &shape, "The shape that is painted.")
    visitor.property("content", &content, .unlabelled, "The view in the layer; several stand one over another.")
    visitor.property("alignment", &alignment, "Where the view stands.")
    visitor.rule(.exactlyOne(["style", "content"]))
    visitor.rule(.needs("in", "style"))
    visitor.rule(.excludes("style", ["alignment"]))
  }

  /// Returns the view in the layer, or `nil` where there is none.
  func view(with resolver: Resolver, in environment: Environment) -> ResolvedNode? {
    resolver.layer(content, alignment: alignment, in: environment)
  }
}
