/// A place on both axes.
public struct Alignment: Sendable, Hashable {
  /// The place on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The place on the vertical axis.
  public var vertical: VerticalAlignment

  /// The middle of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Creates an alignment from its axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// A place on the horizontal axis; leading is where reading starts.
public enum HorizontalAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// A place on the vertical axis.
public enum VerticalAlignment: String, Sendable, CaseIterable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// The direction in which a language is read.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
