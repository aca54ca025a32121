/// Draws a shadow behind a view.
package struct ShadowModifier: WrappingModifier {
  package static let name = "shadow"
  package static let summary = "Draws a shadow behind the view, without changing the layout."

  /// Black, a third opaque (OpenSwiftUI).
  var color = ColorValue(ResolvedColor(name: "black", light: RGBA(0), dark: RGBA(0), opacity: 0.33))
  var radius = Length(0)
  var x = AnyNumber(0)
  var y = AnyNumber(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("color", &color, "The colour; black, a third opaque, where it is absent.")
    visitor.property("radius", &radius, .required, "How far the shadow is blurred, in points.")
    visitor.property("x", &x, "The points towards where reading ends.")
    visitor.property("y", &y, "The points down.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .shadow(ResolvedShadow(color: color.color, radius: radius.points, x: x.value, y: y.value))
  }
}
