/// Draws a view elsewhere.
package struct OffsetModifier: WrappingModifier {
  package static let name = "offset"
  package static let summary = "Draws the view elsewhere, without changing the layout."

  var x = AnyNumber(0)
  var y = AnyNumber(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("x", &x, "The points towards where reading ends.")
    visitor.property("y", &y, "The points down.")
    visitor.rule(.atLeastOne(["x", "y"]))
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .offset(x: x.value, y: y.value)
  }
}
