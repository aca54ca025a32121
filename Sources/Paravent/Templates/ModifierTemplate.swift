internal import Expressions

/// A modifier whose arguments have expressions.
package protocol ModifierTemplate: Sendable {
  /// Returns the modifier with what its expressions give, or `nil` where it is not to be applied.
  func step(with resolver: Resolver) -> ModifierStep?
}

/// A modifier with arguments by name.
struct PatchedModifier<Value: Modifier>: ModifierTemplate {
  let modifier: Value
  let overrides: [PropertyOverride]

  func step(with resolver: Resolver) -> ModifierStep? {
    modifier.patched(by: overrides, with: resolver)?.step
  }
}

/// A modifier whose bare value goes to the first argument that takes values of its type.
struct BareModifier<Value: Modifier>: ModifierTemplate {
  let override: PropertyOverride

  func step(with resolver: Resolver) -> ModifierStep? {
    guard let value = resolver.value(of: override.template) else { return nil }
    var modifier = Value()
    var patcher = BarePatcher(value: value, override: override, resolver: resolver)
    modifier.visit(&patcher)
    if patcher.outcome == .unfit {
      var patcher = BarePatcher(value: value, override: override, resolver: resolver, isForced: true)
      modifier.visit(&patcher)
    }
    return patcher.outcome == .decoded ? modifier.step : nil
  }
}

/// Gives a computed bare value to the first unlabelled argument that takes values of its type.
private struct BarePatcher: PropertyVisitor {
  let value: CELValue
  let override: PropertyOverride
  let resolver: Resolver
  var isForced = false
  var outcome = BareOutcome.unfit

  mutating func property<Value: PropertyValue>(
    _ name: String, _ property: inout Value, _ traits: PropertyTraits, _ summary: StaticString
  ) {
    guard traits.contains(.unlabelled), outcome == .unfit, Value.computation != .own else { return }
    guard isForced || Value.kinds.contains(value.kinds) else { return }
    guard let computed = resolver.property(Value.self, value, override) else { return outcome = .failed }
    property = computed
    outcome = .decoded
  }

  mutating func rule(_ rule: PropertyRule) {}
}
