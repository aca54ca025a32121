internal import JSON
public import Paravent

import Layout

/// Writes a resolved tree as lines of text on a grid of cells.
///
/// The layout is SwiftUI's, on cells of 8 by 16 points. No line is wider than the page, and besides line breaks the
/// only control characters are the escape sequences that the options ask for.
public struct TextRenderer: Sendable {
  /// How the text is written.
  public let options: TextOptions

  /// Creates a renderer.
  public init(options: TextOptions = TextOptions()) {
    self.options = options
  }
}

extension TextRenderer {
  /// Returns the tree as UTF-8 text that ends with one line break; the same tree gives the same bytes.
  public func render(_ tree: ResolvedTree) -> [UInt8] {
    DeepStack.run(ifDeeperThan: tree.levels) { rendered(tree) }
  }

  private func rendered(_ tree: ResolvedTree) -> [UInt8] {
    let metrics = CellMetrics(options: options)
    let page = LayoutPage(tree, width: Double(options.width), metrics: metrics)
    var writer = LineWriter(options: options)
    guard let root = page.root else { return writer.finished() }
    InkMarker(options: options).mark(root)
    let painter = Painter(options: options)
    let bands = bands(of: min(max(0, CellFrame(root.bounds).maxY), Self.rowLimit))
    for band in bands { writer.write(painter.paint(root, rows: band), links: painter.links) }
    write(PresentedSheet.all(in: root), below: bands.last?.upperBound ?? 0, with: painter, to: &writer)
    return writer.finished()
  }

  /// Writes sheets one below the other, each before those that hang on views in it.
  private func write(
    _ sheets: [PresentedSheet], below row: Int, with painter: Painter, to writer: inout LineWriter
  ) {
    var rest = Self.rowLimit - row
    var pending: [PresentedSheet] = sheets.reversed()
    while rest > 0, let sheet = pending.popLast() {
      guard let panel = SheetPanel(sheet, metrics: CellMetrics(options: options)) else { continue }
      InkMarker(options: options).mark(panel.root)
      writer.separate()
      for band in bands(of: min(panel.frame.height, rest)) {
        writer.write(painter.paint(panel, rows: band), links: painter.links)
      }
      rest -= panel.frame.height
      pending += PresentedSheet.all(in: panel.root, colorScheme: panel.colorScheme).reversed()
    }
  }

  /// The most rows that a page has; what stands below is left out.
  static let rowLimit = 1_000_000

  /// The cells that are held at a time: a page of any length is painted in bands of so many.
  private static let cellsInBand = 200_000

  private func bands(of rows: Int) -> [Range<Int>] {
    let height = Self.cellsInBand / options.width
    return stride(from: 0, to: rows, by: height).map { $0..<min($0 + height, rows) }
  }
}
