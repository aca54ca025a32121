/// A shape as a view, greedy on both axes.
public struct ResolvedShape: Sendable, Hashable {
  /// How a shape is painted.
  public enum Paint: Sendable, Hashable {
    /// Filled.
    case fill(ResolvedColor)
    /// A line of a width in points, centred on the edge, or inside it.
    case stroke(ResolvedColor, lineWidth: Double, isInside: Bool)
  }

  /// The shape.
  public var shape: Shape
  /// How it is painted.
  public var paint: Paint

  /// Creates a shape.
  public init(_ shape: Shape, paint: Paint) {
    self.shape = shape
    self.paint = paint
  }
}
