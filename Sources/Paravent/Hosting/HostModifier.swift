internal import Expressions
internal import JSON

/// A modifier that is written in Swift, with its argument.
package struct HostModifier: Sendable {
  let change: HostDesignSystem.Change
  let value: CELValue?
}

extension HostModifier {
  /// Returns the view as the modifier changes it, in the environment of the place where the modifier stands.
  func applied(to node: ResolvedNode, with resolver: Resolver, in environment: Environment) -> ResolvedNode {
    change(node, HostContext(resolver, environment, values: value.map { [("value", $0)] } ?? []))
  }
}

/// A modifier that is written in Swift, whose argument may have expressions.
private struct HostModifierTemplate: ModifierTemplate {
  let change: HostDesignSystem.Change
  let parameter: Parameter
  let template: ValueTemplate
  let place: JSONPlace

  func step(with resolver: Resolver) -> ModifierStep? {
    resolver.value(of: template, for: parameter, at: place).map { .host(HostModifier(change: change, value: $0)) }
  }
}

extension ModifierEntry {
  private static func bareStep(
    _ declaration: HostModifierDeclaration, _ parameter: Parameter?
  ) -> (@Sendable () -> ModifierStep?)? {
    guard parameter == nil else { return nil }
    return { .host(HostModifier(change: declaration.change, value: nil)) }
  }

  /// Creates the entry of a modifier that is written in Swift.
  ///
  /// - Parameter parameter: What its argument may be; `nil` where it takes none.
  init(_ name: String, _ declaration: HostModifierDeclaration, _ parameter: Parameter?) {
    let argument = PropertyDescription(
      name: "value", traits: parameter == nil ? [.unlabelled] : [.required, .unlabelled],
      summary: parameter?.summary ?? "Nothing.", computation: .value)
    self.init(
      name: name, summary: declaration.summary, argument: argument,
      decode: { source, place, decoder -> ModifierStep? in
        guard let parameter else {
          return decoder.wrongType(
            source, at: place, expected: "no argument: the modifier is written as its name alone")
        }
        guard source.kind != .null, let template = decoder.argument(source, for: parameter, at: place) else {
          return nil
        }
        return .template(
          HostModifierTemplate(change: declaration.change, parameter: parameter, template: template, place: place))
      },
      schema: { definitions in parameter.map { SchemaTree(parameter: $0, &definitions) } ?? .type("null") },
      bareStep: Self.bareStep(declaration, parameter))
  }
}
