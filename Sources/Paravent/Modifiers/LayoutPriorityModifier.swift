/// Sets how early a stack serves a view.
package struct LayoutPriorityModifier: WrappingModifier {
  package static let name = "layoutPriority"
  package static let summary = "Sets how early the stack around the view serves it; views that say nothing have 0."

  var value = AnyNumber(0)

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("value", &value, [.required, .unlabelled], "The priority.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    .layoutPriority(value.value)
  }
}
