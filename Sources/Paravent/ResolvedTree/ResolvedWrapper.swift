/// The closed set of modifiers that wrap a view, in the order in which the author wrote them.
public indirect enum ResolvedWrapper: Sendable {
  /// Space around the view, in points.
  case padding(EdgeInsets)
  /// A frame with fixed sides; a side that is `nil` is the view's own.
  case frame(ResolvedFrame)
  /// A frame whose sides have bounds.
  case flexibleFrame(ResolvedFlexibleFrame)
  /// Something behind the view, which never changes the layout.
  case background(ResolvedBackground)
  /// Another view in front of the view, which is proposed the view's size and never changes the layout.
  case overlay(ResolvedNode, Alignment)
  /// A line inside the view's edges, which never changes the layout.
  case border(ResolvedBorder)
  /// The view is cut to a shape.
  case clip(Shape)
  /// The view keeps a ratio of width to height; `nil` is the view's own ratio.
  case aspectRatio(Double?, ContentMode)
  /// How opaque the view is, 0 to 1.
  case opacity(Double)
  /// The view is drawn elsewhere, by points towards where reading ends and down; its layout stays.
  case offset(x: Double, y: Double)
  /// A shadow behind the view.
  case shadow(ResolvedShadow)
  /// The view takes its space and is not drawn.
  case hidden
  /// The view has its ideal size on the axes, whatever it is offered.
  case fixedSize(AxisSet)
  /// How early the view's stack serves it; 0 for views that say nothing.
  case layoutPriority(Double)
  /// The view has surroundings of its own.
  case surroundings(ResolvedSurroundings)
  /// The view acts when tapped.
  case tap(ResolvedTap)
  /// Views are presented above the screen; the view stays as it is.
  case sheet(ResolvedSheet)
}

/// A frame with fixed sides, in points.
public struct ResolvedFrame: Sendable, Hashable {
  /// The width, or `nil` for the view's own.
  public var width: Double?
  /// The height, or `nil` for the view's own.
  public var height: Double?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Creates a frame.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// A frame whose sides have bounds, in points; `.infinity` as a maximum fills what is offered.
public struct ResolvedFlexibleFrame: Sendable, Hashable {
  /// The least width.
  public var minWidth: Double?
  /// The width where none is offered.
  public var idealWidth: Double?
  /// The greatest width.
  public var maxWidth: Double?
  /// The least height.
  public var minHeight: Double?
  /// The height where none is offered.
  public var idealHeight: Double?
  /// The greatest height.
  public var maxHeight: Double?
  /// Where the view stands in the frame.
  public var alignment: Alignment = .center

  /// Creates a frame without bounds.
  public init() {}
}

/// What stands behind a view.
public struct ResolvedBackground: Sendable {
  /// What is drawn there.
  public enum Content: Sendable {
    /// A colour in a shape as large as the view.
    case color(ResolvedColor, Shape)
    /// Another view, which is proposed the view's size.
    case view(ResolvedNode, Alignment)
  }

  /// What is drawn behind the view.
  public var content: Content

  /// Creates a background.
  public init(_ content: Content) {
    self.content = content
  }
}

/// A line inside a view's edges.
public struct ResolvedBorder: Sendable, Hashable {
  /// The line's colour.
  public var color: ResolvedColor
  /// The line's width in points.
  public var width: Double

  /// Creates a border.
  public init(color: ResolvedColor, width: Double) {
    self.color = color
    self.width = width
  }
}

/// What happens when a view is tapped.
public struct ResolvedTap: Sendable {
  /// The actions, in order.
  public var actions: [ResolvedAction]
  /// Whether the view reacts.
  public var isEnabled: Bool

  /// Creates a tap.
  public init(actions: [ResolvedAction], isEnabled: Bool) {
    self.actions = actions
    self.isEnabled = isEnabled
  }
}
