package import JSON

/// A view of a decoded document, with its modifiers and identity.
package struct Node: Sendable {
  /// What a node is.
  enum Content: Sendable {
    /// A component with its properties.
    case view(any Component)
    /// The caller's views, inside the body of a style or a component.
    case slot(String)
    /// The picture at a path in a parameter of the component around it, by the parameter's place.
    case picture(Int, path: [String])
    /// A component that a design system declares.
    case call(ComponentCall)
    /// A component, some of whose properties are known when there is data.
    case template(any Component, [PropertyOverride])
    /// Alternatives or repetitions.
    case form(ControlForm<[Node]>)
  }

  /// What the node is.
  let content: Content
  /// The modifiers, innermost first.
  package let modifiers: [ModifierStep]
  /// The author's identity and extensions; `nil` for most nodes.
  package let identity: ResolvedAttributes?
  /// The identity where it is known when there is data only.
  let computedID: TextTemplate?
  /// What stands here where this view, or one in it, is lost; `nil` for most nodes.
  let fallback: [Node]?
  /// Where the node stands in its document; `nil` where a component made it.
  package let source: JSONValue?
  /// Whether an error was found in the node, so that it may lack what its author gave it.
  var hasLosses = false
  /// Whether an error left one of the modifiers out, which the views within it may lack as well.
  var hasLostModifiers = false

  init(
    _ content: Content, modifiers: [ModifierStep] = [], identity: ResolvedAttributes? = nil, source: JSONValue? = nil,
    computedID: TextTemplate? = nil, fallback: [Node]? = nil
  ) {
    self.content = content
    self.modifiers = modifiers
    self.identity = identity
    self.source = source
    self.computedID = computedID
    self.fallback = fallback
  }
}

extension Node {
  /// Returns the node with what stands in its place where it is lost.
  func falling(back nodes: [Node]) -> Node {
    var node = Node(
      content, modifiers: modifiers, identity: identity, source: source, computedID: computedID, fallback: nodes)
    node.hasLosses = hasLosses
    node.hasLostModifiers = hasLostModifiers
    return node
  }
}
