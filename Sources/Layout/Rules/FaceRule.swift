import Paravent

/// The parts of a control: a row where their ideal widths fit together, or else a column.
struct FaceRule: LayoutRule {
  private let row: StackRule
  private let column: StackRule
  private let gap: Double

  init(spacing: Double, metrics: any LayoutMetrics) {
    row = StackRule(direction: .horizontal(.firstTextBaseline), spacing: spacing, metrics: metrics)
    column = StackRule(direction: .vertical(.leading), spacing: 0, metrics: metrics)
    gap = metrics.width(points: spacing)
  }

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    fitsRow(children, in: proposal)
      ? row.arrangement(of: children, in: proposal) : column.arrangement(of: children, in: proposal)
  }

  private func fitsRow(_ children: [LayoutNode], in proposal: Proposal) -> Bool {
    guard let width = proposal.width else { return true }
    var length = gap * Double(children.count - 1)
    for child in children { length += child.sizeThatFits(.ideal).width }
    return length <= width
  }
}
