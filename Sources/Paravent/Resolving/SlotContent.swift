/// The caller's views for a slot, with the scope of the place where they were written.
struct SlotContent: Sendable {
  var nodes: [Node]
  let scope: Scope
  /// What tells the loop passes around that place from others.
  let passes: [String]
  /// Whether pictures among them only repeat what is said beside them.
  var isDecorative = false
  /// Whether symbols among them take the tint where nobody chose a colour.
  var isTinted = false

  init(_ nodes: [Node], with resolver: Resolver) {
    self.nodes = nodes
    scope = resolver.scope
    passes = resolver.passes
  }

  init(_ slot: Slot, with resolver: Resolver) {
    self.init(slot.nodes, with: resolver)
  }
}
