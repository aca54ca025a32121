/// Draws the shape's edge, half of the line outside.
package struct StrokeModifier: ShapeModifier {
  package static let name = "stroke"
  package static let summary = "Draws the shape's edge, half of the line outside; stands before all other modifiers."

  var content = ShapeStyle.hierarchical(level: 0, opacity: 1)
  var lineWidth = Length(1)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("content", &content, [.required, .unlabelled], "What paints it.")
    visitor.property("lineWidth", &lineWidth, "The line's width in points.")
  }

  package func apply(to shape: inout ResolvedShape, in environment: Environment) {
    let color = environment.color(of: content)
    shape.paint = .stroke(color, lineWidth: lineWidth.points, isInside: false)
  }
}
