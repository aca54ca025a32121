/// Keeps a ratio of width to height.
package struct AspectRatioModifier: WrappingModifier {
  package static let name = "aspectRatio"
  package static let summary = "Keeps a ratio of the view's width to its height."

  var ratio: PositiveNumber?
  var contentMode = ContentMode.fit

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("ratio", &ratio, "The width divided by the height; the view's own where it is absent.")
    visitor.property("contentMode", &contentMode, .required, "Whether the view fits in its space or fills it.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .aspectRatio(ratio?.value, contentMode)
  }
}
