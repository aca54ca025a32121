/// Makes a view translucent.
package struct OpacityModifier: WrappingModifier {
  package static let name = "opacity"
  package static let summary = "Makes the view translucent; nested opacities multiply."

  var opacity = UnitInterval(1)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("opacity", &opacity, [.required, .unlabelled], "How opaque the view is, 0 to 1.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .opacity(opacity.value)
  }
}
