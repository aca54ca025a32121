package import JSON

/// A view of a decoded document, with its modifiers and identity.
package struct Node: Sendable {
  /// What a node is.
  package enum Content: Sendable {
    /// A component with its properties.
    case view(any Component)
    /// The caller's views, inside a style body.
    case slot(String)
    /// One of several alternatives.
    case form(ControlForm<[Node]>)
  }

  /// What the node is.
  package let content: Content
  /// The modifiers, innermost first.
  package let modifiers: [ModifierStep]
  /// The author's identity and extensions; `nil` for most nodes.
  package let identity: ResolvedAttributes?
  /// Where the node stands in its document; `nil` where a component made it.
  package let source: JSONValue?

  package init(
    _ content: Content, modifiers: [ModifierStep] = [], identity: ResolvedAttributes? = nil, source: JSONValue? = nil
  ) {
    self.content = content
    self.modifiers = modifiers
    self.identity = identity
    self.source = source
  }
}
