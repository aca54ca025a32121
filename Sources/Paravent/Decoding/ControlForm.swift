internal import JSON

/// Alternatives and repetitions that hold while resolving, for nodes, modifiers, runs and plain values alike.
package indirect enum ControlForm<Content: Sendable>: Sendable {
  /// `$if`: one of two, by whether a value is true.
  case condition(PlacedExpression, then: Content, otherwise: Content)
  /// `$switch`: one of several, by a value's text.
  case selection(PlacedExpression, cases: [(name: String, content: Content)], otherwise: Content)
  /// `$forEach`: the content for each item.
  case loop(Loop, content: Content)
  /// `$let`: the content with values that have names.
  case binding([ValueTemplate], content: Content)
}

/// What a `$forEach` goes over.
package struct Loop: Sendable {
  /// The items: a list, a map or a whole number.
  let items: ValueTemplate
  /// What tells the passes apart, or `nil` for the item's `id` or position.
  let identity: PlacedExpression?
  /// Whether the content has a name for the position.
  let hasIndex: Bool
  /// The bytes of the long strings in the content, which every pass writes again.
  let weight: Int
  /// Where a fault of the items is reported.
  let place: JSONPlace
}
