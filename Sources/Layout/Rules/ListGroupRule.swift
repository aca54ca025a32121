import Paravent

/// A header, rows that each get the whole width, and a footer.
struct ListGroupRule: LayoutRule {
  let group: ListGroup
  let chrome: ListChrome

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    var places: [Arrangement.Place] = []
    var y = 0.0
    var width = 0.0
    let indent = group.header == nil ? 0 : chrome.rowIndent
    for (index, child) in children.enumerated() {
      let row = isRow(index)
      if index == group.rowIndices.lowerBound, row { y += chrome.groupInsets.top }
      if index > group.rowIndices.lowerBound, row { y += chrome.separator }
      let inset = row ? chrome.groupInsets.leading + indent : chrome.headingInset
      let insets = inset + (row ? chrome.groupInsets.trailing : chrome.headingInset)
      let offer = Proposal(width: proposal.width.map { max(0, $0 - insets) }, height: nil)
      places.append(Arrangement.Place(origin: LayoutPoint(x: inset, y: y), proposal: offer))
      let size = child.sizeThatFits(offer)
      y += max(size.height, row ? chrome.rowHeight : 0)
      width = max(width, size.width + insets)
      if index == group.rowIndices.upperBound - 1, row { y += chrome.groupInsets.bottom }
    }
    return Arrangement(
      size: LayoutSize(width: proposal.width ?? width, height: y), places: places, of: children)
  }

  private func isRow(_ index: Int) -> Bool {
    group.rowIndices.contains(index)
  }
}
