package import Paravent

/// The space that a list's look takes, in units of the metrics.
package struct ListChrome: Sendable, Hashable {
  /// The space between a group's edges and its rows.
  package var groupInsets: EdgeInsets
  /// The space on both sides of headers and footers.
  package var headingInset: Double
  /// The space before the rows under a header.
  package var rowIndent: Double
  /// The space between two rows.
  package var separator: Double
  /// The space between two groups.
  package var groupSpacing: Double
  /// The least height of a row.
  package var rowHeight: Double

  /// Creates chrome; without arguments it takes no space.
  package init(
    groupInsets: EdgeInsets = EdgeInsets(), headingInset: Double = 0, rowIndent: Double = 0, separator: Double = 0,
    groupSpacing: Double = 0,
    rowHeight: Double = 0
  ) {
    self.groupInsets = groupInsets
    self.headingInset = headingInset
    self.rowIndent = rowIndent
    self.separator = separator
    self.groupSpacing = groupSpacing
    self.rowHeight = rowHeight
  }
}
