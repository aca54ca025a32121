/// Gives the screen its title.
package struct NavigationTitleModifier: WrappingModifier {
  package static let name = "navigationTitle"
  package static let summary = "Gives the navigation stack around the view its title."

  var title = ""

  package init() {}

  package mutating func visit<Visitor: PropertyVisitor>(_ visitor: inout Visitor) {
    visitor.property("title", &title, [.required, .unlabelled], "The title.")
  }

  package func wrapper(with resolver: Resolver, in environment: Environment) -> ResolvedWrapper? {
    // Outer modifiers come first, and the outermost title holds.
    if resolver.navigationTitle == nil { resolver.navigationTitle = environment.shown(title) }
    return nil
  }
}
