/// Views in a row or a column.
public struct ResolvedStack: Sendable {
  /// The axis along which the views stand, and how they are aligned across it.
  public enum Direction: Sendable, Hashable {
    /// A row.
    case horizontal(VerticalAlignment)
    /// A column.
    case vertical(HorizontalAlignment)
  }

  /// The axis and the alignment across it.
  public var direction: Direction
  /// The points between two views, or `nil` for the default distance of each pair.
  public var spacing: Double?
  /// The views.
  public var children: [ResolvedNode]

  /// Creates a stack.
  public init(_ direction: Direction, spacing: Double? = nil, children: [ResolvedNode]) {
    self.direction = direction
    self.spacing = spacing
    self.children = children
  }
}

/// Views one over another, the last in front.
public struct ResolvedOverlayStack: Sendable {
  /// How the views are aligned on both axes.
  public var alignment: Alignment
  /// The views, from back to front.
  public var children: [ResolvedNode]

  /// Creates an overlay stack.
  public init(alignment: Alignment = .center, children: [ResolvedNode]) {
    self.alignment = alignment
    self.children = children
  }
}

/// Rows, and sections of rows.
public struct ResolvedList: Sendable {
  /// How the list looks.
  public var appearance: ListAppearance
  /// The rows; a section among them holds rows of its own.
  public var children: [ResolvedNode]

  /// Creates a list.
  public init(appearance: ListAppearance = .insetGrouped, children: [ResolvedNode]) {
    self.appearance = appearance
    self.children = children
  }
}

/// Views under a header.
public struct ResolvedSection: Sendable {
  /// What stands above the content.
  public var header: ResolvedNode?
  /// What stands below the content.
  public var footer: ResolvedNode?
  /// The content.
  public var children: [ResolvedNode]

  /// Creates a section.
  public init(header: ResolvedNode? = nil, footer: ResolvedNode? = nil, children: [ResolvedNode]) {
    self.header = header
    self.footer = footer
    self.children = children
  }
}
