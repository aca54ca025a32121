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
    if perform.isAbsent(with: resolver) { return nil }
    let actions = perform.resolved(with: resolver, in: environment)
    // A toggle acts as a whole; a part of it that did the same would be a control inside a control.
    if case .toggle(let path)? = actions.first, actions.count == 1, path == environment.toggledPath { return nil }
    return .tap(ResolvedTap(actions: actions, isEnabled: environment.isEnabled))
  }
}
