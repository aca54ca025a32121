/// A screen with a title above its content.
public struct ResolvedNavigation: Sendable {
  /// The title.
  public var title: String?
  /// The content.
  public var content: ResolvedNode

  /// Creates a navigation stack.
  public init(title: String?, content: ResolvedNode) {
    self.title = title
    self.content = content
  }
}
