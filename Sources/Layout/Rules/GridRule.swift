import Paravent

/// Views in rows and columns: a column is as wide as its widest cell, a row as high as its highest.
///
/// A view across all columns widens them evenly where it is wider than they are together.
struct GridRule: LayoutRule {
  private struct Row {
    /// The positions of the row's cells among the children.
    var cells: Range<Int>
    var alignment: VerticalAlignment
    var spansColumns: Bool
  }

  private let rows: [Row]
  private let columnCount: Int
  private let alignment: HorizontalAlignment
  private let columnGap: Double
  private let rowGap: Double
  private let metrics: any LayoutMetrics

  init(_ grid: ResolvedGrid, metrics: any LayoutMetrics) {
    var rows: [Row] = []
    for row in grid.rows {
      let start = rows.last?.cells.upperBound ?? 0
      rows.append(
        Row(
          cells: start..<start + row.cells.count, alignment: row.alignment ?? grid.alignment.vertical,
          spansColumns: row.spansColumns))
    }
    self.rows = rows
    columnCount = rows.reduce(1) { $1.spansColumns ? $0 : max($0, $1.cells.count) }
    alignment = grid.alignment.horizontal
    columnGap = metrics.width(points: grid.horizontalSpacing ?? SpacingPreference.standardDistance)
    rowGap = metrics.height(points: grid.verticalSpacing ?? SpacingPreference.standardDistance)
    self.metrics = metrics
  }

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard !rows.isEmpty else { return Arrangement(Dimensions(size: .zero)) }
    let widths = columnWidths(of: children, in: proposal)
    let heights = rowHeights(of: children, widths: widths, in: proposal)
    return arrangement(of: children, widths: widths, heights: heights)
  }
}

extension GridRule {
  private func columnWidths(of children: [LayoutNode], in proposal: Proposal) -> [Double] {
    let gaps = columnGap * Double(columnCount - 1)
    var widths = TrackDistribution(count: columnCount, metrics: metrics)
      .lengths(in: proposal.width.map { $0 - gaps }) { column, width in
        greatestWidth(ofColumn: column, of: children, in: width)
      }
    let offer = Proposal(width: proposal.width, height: nil)
    let spanning = rows.filter(\.spansColumns).flatMap(\.cells).reduce(0) {
      max($0, children[$1].sizeThatFits(offer).width)
    }
    widen(&widths, by: spanning - gaps - widths.reduce(0, +))
    return widths
  }

  private func greatestWidth(ofColumn column: Int, of children: [LayoutNode], in width: Double?) -> Double {
    rows.reduce(0) {
      guard !$1.spansColumns, column < $1.cells.count else { return $0 }
      let cell = children[$1.cells.lowerBound + column]
      return max($0, cell.sizeThatFits(Proposal(width: width, height: nil)).width)
    }
  }

  private func widen(_ widths: inout [Double], by length: Double) {
    var rest = length
    guard rest > 0 else { return }
    for column in widths.indices {
      let share = metrics.rounded(rest / Double(widths.count - column))
      widths[column] += share
      if rest < .infinity { rest -= share }
    }
  }

  private func rowHeights(of children: [LayoutNode], widths: [Double], in proposal: Proposal) -> [Double] {
    let gaps = rowGap * Double(rows.count - 1)
    return TrackDistribution(count: rows.count, metrics: metrics)
      .lengths(in: proposal.height.map { $0 - gaps }) { index, height in
        let row = rows[index]
        return row.cells.reduce(0) {
          let offer = Proposal(width: width(ofCell: $1, in: row, widths), height: height)
          return max($0, children[$1].sizeThatFits(offer).height)
        }
      }
  }

  private func width(ofCell cell: Int, in row: Row, _ widths: [Double]) -> Double {
    row.spansColumns ? total(widths, columnGap) : widths[cell - row.cells.lowerBound]
  }

  private func total(_ lengths: [Double], _ gap: Double) -> Double {
    max(0, lengths.reduce(0, +) + gap * Double(lengths.count - 1))
  }
}

extension GridRule {
  private func arrangement(of children: [LayoutNode], widths: [Double], heights: [Double]) -> Arrangement {
    var places: [Arrangement.Place] = []
    var y = 0.0
    for (row, height) in zip(rows, heights) {
      let offers = row.cells.map { Proposal(width: width(ofCell: $0, in: row, widths), height: height) }
      let dimensions = zip(row.cells, offers).map { children[$0].dimensions($1) }
      let vertical = CrossAlignment.aligned(
        dimensions.map { ($0.guide(row.alignment), $0.size.height) }, metrics: metrics)
      var x = 0.0
      for (index, offer) in offers.enumerated() {
        let inset = inset(of: dimensions[index], in: offer.width ?? 0)
        places.append(
          Arrangement.Place(origin: LayoutPoint(x: x + inset, y: y + vertical.origins[index]), proposal: offer))
        x += (offer.width ?? 0) + columnGap
      }
      y += vertical.length + rowGap
    }
    let size = LayoutSize(width: total(widths, columnGap), height: max(0, y - rowGap))
    return Arrangement(size: size, places: places, of: children)
  }

  private func inset(of cell: Dimensions, in width: Double) -> Double {
    // Infinite lengths occur while a stack probes for the greatest length; views start at the edge.
    guard width < .infinity else { return 0 }
    return metrics.rounded(
      Dimensions(size: LayoutSize(width: width, height: 0)).guide(alignment) - cell.guide(alignment))
  }
}
