/// The names that a body may read: the environment of the place where it belongs, and the styled control.
///
/// Never the caller's names: a slot's content brings the scope of the place where it was written.
final class Scope {
  let environment: Environment
  let configuration: Configuration?

  init(environment: Environment, configuration: Configuration? = nil) {
    self.environment = environment
    self.configuration = configuration
  }
}

extension Scope {
  /// Returns the value that a path leads to, or `nil` where it is absent.
  func value(at path: ScopePath) -> ScopeValue? {
    switch path {
    case .environment(.isEnabled): .bool(environment.isEnabled)
    case .configuration(let name): configuration?.values[name]
    }
  }
}

/// What a styled control hands to its style.
final class Configuration {
  let slots: [String: SlotContent]
  let values: [String: ScopeValue]
  /// The slots that the style's body placed.
  var placed: Set<String> = []

  init(slots: [String: SlotContent], values: [String: ScopeValue] = [:]) {
    self.slots = slots
    self.values = values
  }
}

/// The caller's views for a slot, with the scope of the place where they were written.
struct SlotContent {
  var nodes: [Node]
  let scope: Scope
  /// Whether pictures among them only repeat what is said beside them.
  var isDecorative = false
  /// Whether symbols among them take the tint where nobody chose a colour.
  var isTinted = false

  init(_ slot: Slot, scope: Scope) {
    nodes = slot.nodes
    self.scope = scope
  }
}
