/// Fills the shape.
package struct FillModifier: ShapeModifier {
  package static let name = "fill"
  package static let summary = "Fills the shape; stands before all other modifiers."

  var content = ShapeStyle.hierarchical(level: 0, opacity: 1)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("content", &content, [.required, .unlabelled], "What paints it.")
  }

  package func apply(to shape: inout ResolvedShape, in environment: Environment) {
    let color = environment.color(of: content)
    shape.paint = .fill(color)
  }
}
