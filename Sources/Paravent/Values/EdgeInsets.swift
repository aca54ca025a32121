/// Distances from the four edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top.
  public var top: Double
  /// The distance from where reading starts.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from where reading ends.
  public var trailing: Double

  /// Creates insets from the four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
