/// The caller's views for a slot, with the scope of the place where they were written.
struct SlotContent: Sendable {
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
