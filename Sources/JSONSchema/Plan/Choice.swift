/// The applicators of a schema with many conditions on one property of constants, such as `if` and `then` for each type.
struct Choice: Sendable {
  /// The conditions, of which those are passed by that the property's value rules out.
  var conditions: Int32
  /// All other applicators.
  var rest: Stretch
}
