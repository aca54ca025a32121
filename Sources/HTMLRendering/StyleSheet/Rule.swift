internal import Paravent

/// The declarations of one class, as the values that they depend on.
enum Rule: Hashable, Sendable {
  /// The font and the colour of text and symbols.
  case textStyle(FontFace, ColorTable.Reference)
  /// The most lines of a text.
  case lineLimit(Int)
  /// A gap between the views of a stack.
  case gap(Double)
  /// The distance of a view from the one before it in a stack, where the gaps differ or are negative.
  case before(LayoutAxis, Double)
  /// The least length of a spacer along its stack, along both axes outside of one.
  case spacer(LayoutAxis?, Double)
  /// Space around a view.
  case padding(EdgeInsets)
  /// A frame's sides, and where its view stands; `nil` where the view fills it.
  case frame(FrameSides, HorizontalAlignment?, VerticalAlignment?)
  /// The size of a picture that takes what it is offered.
  case size(width: Double?, height: Double?)
  /// The most width that a view takes of what it is offered.
  case widthLimit(Double)
  /// A colour behind a view.
  case background(ColorTable.Reference, Shape)
  /// A line inside a view's edges.
  case border(ColorTable.Reference, Double)
  /// The shape that a view is cut to.
  case clip(Shape)
  /// A ratio of width to height.
  case aspectRatio(Double)
  /// How opaque a view is.
  case opacity(Double)
  /// How far a view is drawn from its place, in points to the right and down.
  case offset(x: Double, y: Double)
  /// A shadow behind a view, moved by points to the right and down.
  case shadow(ColorTable.Reference, radius: Double, x: Double, y: Double)
  /// The colour of a control.
  case tint(ColorTable.Reference)
  /// The share that a ring shows, 0 to 1.
  case share(Double)
  /// The distances between a grid's rows and between its columns.
  case gaps(rows: Double, columns: Double)
  /// A grid's columns: whether each takes what it is offered.
  case columns([Bool])
  /// The line of a shape that is not filled.
  case stroke(Shape, ColorTable.Reference, lineWidth: Double, isInside: Bool)
}

/// An axis of a stack.
enum LayoutAxis: UInt8, Hashable, Sendable {
  case horizontal, vertical
}

/// The sides of a frame in points, fixed or with bounds.
struct FrameSides: Hashable, Sendable {
  var width: Double?
  var minWidth: Double?
  var maxWidth: Double?
  var height: Double?
  var minHeight: Double?
  var maxHeight: Double?
}
