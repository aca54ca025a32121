/// A window on content that may be larger.
public struct ResolvedScroll: Sendable {
  /// The axes along which the content moves.
  public var axes: AxisSet
  /// What the window shows.
  public var content: ResolvedNode

  /// Creates a scroll view.
  public init(axes: AxisSet = .vertical, content: ResolvedNode) {
    self.axes = axes
    self.content = content
  }
}
