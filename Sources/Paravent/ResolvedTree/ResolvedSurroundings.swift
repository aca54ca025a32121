/// Surroundings that a part of the tree has of its own; `nil` is what it has around it.
public struct ResolvedSurroundings: Sendable, Hashable {
  /// The direction of reading.
  public var layoutDirection: LayoutDirection?
  /// Whether colours are those for light or for dark surroundings.
  public var colorScheme: ColorScheme?
  /// The BCP 47 tag of the content's language.
  public var locale: String?
  /// The name of the size of text styles, for clients whose text styles have sizes of their own.
  public var dynamicTypeSize: String?

  /// Creates surroundings that change nothing.
  public init() {}
}

extension ResolvedSurroundings {
  /// Writes those that others have over these.
  package mutating func write(_ others: ResolvedSurroundings) {
    layoutDirection = others.layoutDirection ?? layoutDirection
    colorScheme = others.colorScheme ?? colorScheme
    locale = others.locale ?? locale
    dynamicTypeSize = others.dynamicTypeSize ?? dynamicTypeSize
  }
}
