import Layout
import Paravent

/// The layout's unit in text: cells that stand for 8 by 16 points.
struct CellMetrics: LayoutMetrics {
  let options: TextOptions

  let squareRatio = 2.0
  let dividerThickness = 1.0
  let idealLength = 1.0
  let titleSpacing = 2.0
}

extension CellMetrics {
  /// The most rows that one length takes, so that no number in a document makes a page without end.
  private static let rowLimit = 10_000.0
  /// The side of a picture whose size nobody knows, in points.
  private static let pictureSide = 50.0

  /// The least cells in which a field or a bar says something; with less it stands below its label.
  private static let usefulBodyWidth = 6.0

  func width(points: Double) -> Double {
    guard points != 0, !points.isNaN else { return 0 }
    let columns = rounded(min(max(1, points.magnitude / 8), Double(options.width)))
    return points < 0 ? -columns : columns
  }

  func height(points: Double) -> Double {
    guard !points.isNaN else { return 0 }
    let rows = rounded(min(points.magnitude / 16, Self.rowLimit))
    return points < 0 ? -rows : rows
  }

  func rounded(_ length: Double) -> Double {
    // `Double.rounded` would need the C library's mathematics, which nothing else here links.
    length.magnitude < 1e15 ? Double(Int(length)) : length
  }

  func prepared(_ text: ResolvedText, isMirrored: Bool) -> any PreparedTextMeasuring {
    PreparedText(text, isMirrored: isMirrored)
  }

  func size(of image: ResolvedImage, label: String, in proposal: Proposal) -> LayoutSize {
    if image.isResizable {
      return LayoutSize(
        width: proposal.width ?? width(points: Self.pictureSide),
        height: proposal.height ?? height(points: Self.pictureSide))
    }
    guard !image.isDecorative else { return .zero }
    let natural = Double(Placeholder.named(label).width)
    return LayoutSize(width: max(min(3, natural), min(natural, proposal.width ?? natural)), height: 1)
  }

  func size(of symbol: ResolvedSymbol, label: String?, in proposal: Proposal) -> LayoutSize {
    let natural = Double(SymbolGlyph.text(for: symbol, label: label).width)
    guard symbol.isResizable else { return LayoutSize(width: natural, height: 1) }
    return LayoutSize(width: proposal.width ?? natural, height: proposal.height ?? 1)
  }

  func insets(of button: ResolvedButton) -> EdgeInsets {
    let marks = ButtonMarks(button, options: options)
    return EdgeInsets(leading: Double(marks.opening.count), trailing: Double(marks.closing.count + marks.suffix.count))
  }

  func insets(of tap: ResolvedTap) -> EdgeInsets {
    tap.isEnabled ? EdgeInsets(leading: 1, trailing: 1) : EdgeInsets()
  }

  func face(of control: ResolvedPrimitive, isMirrored: Bool) -> ControlFace {
    ControlFaces(options: options, isMirrored: isMirrored).face(of: control)
  }

  /// Fields and bars fill the row.
  func bodySize(of control: ResolvedPrimitive, in proposal: Proposal) -> LayoutSize {
    LayoutSize(width: max(4, proposal.width ?? Self.usefulBodyWidth), height: 1)
  }

  func chrome(of list: ListAppearance) -> ListChrome {
    guard list.isBoxed else { return ListChrome(rowIndent: 2, groupSpacing: 1, rowHeight: 1) }
    return ListChrome(
      groupInsets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2), headingInset: 2, separator: 1,
      groupSpacing: 1, rowHeight: 1)
  }
}

extension ListAppearance {
  /// Whether the list's groups stand in boxes.
  var isBoxed: Bool {
    switch self {
    case .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar: false
    }
  }
}
