/// Views in rows and columns; each column is as wide as its widest cell.
public struct ResolvedGrid: Sendable {
  /// A row of cells, or one view across all columns.
  public struct Row: Sendable {
    /// How the cells are aligned vertically, or `nil` for the grid's way.
    public var alignment: VerticalAlignment?
    /// The cells.
    public var cells: [ResolvedNode]
    /// Whether the row is one view that stood outside any row, across all columns.
    public var spansColumns: Bool

    /// Creates a row.
    public init(alignment: VerticalAlignment? = nil, cells: [ResolvedNode], spansColumns: Bool = false) {
      self.alignment = alignment
      self.cells = cells
      self.spansColumns = spansColumns
    }
  }

  /// How views are aligned in their cells.
  public var alignment: Alignment
  /// The points between two columns, or `nil` for the default distance.
  public var horizontalSpacing: Double?
  /// The points between two rows, or `nil` for the default distance.
  public var verticalSpacing: Double?
  /// The rows.
  public var rows: [Row]
  /// Whether the grid is one row that still looks for its grid.
  var isLooseRow = false

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, rows: [Row]
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.rows = rows
  }
}
