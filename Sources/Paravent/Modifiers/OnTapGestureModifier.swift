/// Acts when a view is tapped.
package struct OnTapGestureModifier: WrappingModifier {
  package static let name = "onTapGesture"
  package static let summary = "Acts when the view is tapped."

  var perform = ActionValue()

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("perform", &perform, [.required, .unlabelled], "What a tap does.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .tap(ResolvedTap(actions: perform.resolved(with: resolver), isEnabled: environment.isEnabled))
  }
}
