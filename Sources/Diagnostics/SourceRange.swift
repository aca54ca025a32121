/// A place in a source text, as editors count: from 1, columns in Unicode code points.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in code points.
  public var column: Int

  /// Creates a position from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition {
  /// Orders positions as they stand in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a source text, from its first code point to the one after its last.
public struct SourceRange: Sendable, Hashable {
  /// Where the stretch begins.
  public var start: SourcePosition
  /// Where the stretch ends; the code point here is no longer part of it.
  public var end: SourcePosition

  /// Creates a range from its two ends.
  public init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
