/// A shadow behind a view, which never changes the layout.
public struct ResolvedShadow: Sendable, Hashable {
  /// The shadow's colour.
  public var color: ResolvedColor
  /// How far it is blurred, in points.
  public var radius: Double
  /// How far it is moved towards where reading ends, in points.
  public var x: Double
  /// How far it is moved down, in points.
  public var y: Double

  /// Creates a shadow.
  public init(color: ResolvedColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
