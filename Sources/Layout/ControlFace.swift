package import Paravent

/// What a renderer shows for a control: parts in a row, or below each other where the row does not fit.
package struct ControlFace: Sendable {
  /// One of the parts.
  package enum Part: Sendable {
    /// A view that stands for what the control says.
    case view(ResolvedNode)
    /// What the renderer draws itself, such as a bar, in the size that the metrics say.
    case body
  }

  /// The parts, in reading order.
  package var parts: [Part]
  /// The points between two parts in a row.
  package var spacing: Double

  /// Creates a face.
  package init(_ parts: [Part], spacing: Double = 8) {
    self.parts = parts
    self.spacing = spacing
  }
}
