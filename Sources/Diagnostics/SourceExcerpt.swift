/// The part of a source line that a diagnostic shows, and the stretch of it that the caret marks.
public struct SourceExcerpt: Sendable, Hashable {
  /// The line's text, clipped around the marked stretch where it is long.
  public var text: String
  /// The number of code points of `text` before the marked stretch.
  public var offset: Int
  /// The number of code points that are marked, at least 1.
  public var length: Int

  /// Creates an excerpt from its text and the marked stretch, in code points.
  public init(text: String, offset: Int, length: Int) {
    self.text = text
    self.offset = offset
    self.length = length
  }
}
