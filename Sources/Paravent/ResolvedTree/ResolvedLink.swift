/// A link to a URL or to another screen.
public struct ResolvedLink: Sendable {
  /// Where a link leads.
  public enum Kind: String, Sendable, CaseIterable {
    /// To a URL.
    case url
    /// To another screen of the app.
    case navigation
  }

  /// The URL, or `nil` where the allow-list does not let it through.
  public var destination: String?
  /// Where the link leads.
  public var kind: Kind
  /// Whether the link reacts.
  public var isEnabled: Bool
  /// What the link shows.
  public var label: ResolvedNode

  /// Creates a link.
  public init(destination: String?, kind: Kind = .url, isEnabled: Bool = true, label: ResolvedNode) {
    self.destination = destination
    self.kind = kind
    self.isEnabled = isEnabled
    self.label = label
  }
}
