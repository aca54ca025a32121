/// A shape that fills the space it is given.
public enum Shape: Sendable, Hashable {
  /// The whole rectangle.
  case rectangle
  /// A rectangle with round corners of a radius in points.
  case roundedRectangle(cornerRadius: Double)
  /// A rectangle whose shorter sides are half circles.
  case capsule
  /// The largest circle, centred.
  case circle
  /// The ellipse that touches all sides.
  case ellipse
}
