/// One view of a resolved tree: a primitive, and what else is known about it.
public struct ResolvedNode: Sendable {
  /// What the node draws.
  public var primitive: ResolvedPrimitive
  /// The node's identity and accessibility; `nil` for most nodes.
  public var attributes: ResolvedAttributes?

  /// Creates a node.
  public init(_ primitive: ResolvedPrimitive, attributes: ResolvedAttributes? = nil) {
    self.primitive = primitive
    self.attributes = attributes
  }
}
