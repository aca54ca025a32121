/// A node's identity and what assistive technology hears of it.
///
/// Few nodes have any, so that they stand beside the node instead of in it.
public final class ResolvedAttributes: Sendable {
  /// The author's `id`, unique in the tree.
  public let id: String?
  /// What the view is called, instead of what it shows.
  public let accessibilityLabel: String?
  /// Whether assistive technology passes the view over.
  public let isAccessibilityHidden: Bool
  /// The node's `x-` keys, kept for clients.
  public let extensions: JSONMembers

  /// Creates attributes.
  public init(
    id: String? = nil, accessibilityLabel: String? = nil, isAccessibilityHidden: Bool = false,
    extensions: JSONMembers = JSONMembers()
  ) {
    self.id = id
    self.accessibilityLabel = accessibilityLabel
    self.isAccessibilityHidden = isAccessibilityHidden
    self.extensions = extensions
  }
}
