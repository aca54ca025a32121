/// A view that authors name in JSON.
///
/// A component says what it means by lowering to primitives of the resolved tree; it never mentions a renderer.
package protocol Component: NamedDeclaration {
  /// What modifiers see in the view, where some belong to its kind alone.
  static var target: ModifierTarget { get }

  /// Appends what the view shows to `output`: nothing where it is absent, several nodes where it is transparent.
  func resolve(with resolver: Resolver, in environment: Environment, into output: inout [ResolvedNode])
}

extension Component {
  package static var target: ModifierTarget { .other }
}
