internal import Expressions

/// An action as a value: it can be handed on, and told from nothing.
final class ActionHandle: Sendable {
  let action: ActionValue
  /// The names of the place where the action is written.
  let scope: Scope

  init(_ action: ActionValue, scope: Scope) {
    self.action = action
    self.scope = scope
  }
}

extension ActionHandle: CELMap {
  var count: Int { 0 }
  var keys: [CELValue] { [] }

  func value(named name: String) -> CELValue? { nil }
}
