/// The names that an expression may use, asked while it is compiled.
package protocol NameScope {
  /// Returns the variable of a name, or `nil` where nothing in scope has it.
  func variable(named name: String) -> CELVariable?

  /// The names in scope, for diagnostics.
  var names: [String] { get }
}

/// A variable of the host: its place, by which `Bindings` finds the value, and what is known of it.
package struct CELVariable: Sendable, Hashable {
  /// The place, as the host numbers its variables.
  package var place: Int
  /// What is known of the value.
  package var type: CELType

  package init(place: Int, type: CELType) {
    self.place = place
    self.type = type
  }
}

/// The values of the host's variables, asked while an expression is evaluated.
package protocol Bindings: AnyObject {
  /// Returns the value of a variable, or `nil` where it is absent.
  func value(at place: Int) -> CELValue?
}
