/// Takes a view's space without drawing it.
package struct HiddenModifier: WrappingModifier {
  package static let name = "hidden"
  package static let summary = "Takes the view's space without drawing it."

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {

  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .hidden
  }
}
