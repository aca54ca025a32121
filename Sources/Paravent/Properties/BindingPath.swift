/// What a control or an action writes: a value of the state, or what a component or a styled control was bound to.
struct BindingPath: Sendable, Hashable {
  /// The place of the variable with which the path begins.
  let place: Int
  /// The fields after it.
  let fields: [String]
}
