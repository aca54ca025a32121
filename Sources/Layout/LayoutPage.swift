package import Paravent

/// A tree laid out on a page of a width, without an end.
package struct LayoutPage {
  /// The outermost view, or `nil` where the tree shows nothing.
  package let root: LayoutNode?

  /// Lays a tree out from the leading top corner, with all the height that it takes.
  ///
  /// - Parameter width: The page's width in units of the metrics.
  package init(_ tree: ResolvedTree, width: Double, metrics: any LayoutMetrics) {
    let isMirrored = tree.layoutDirection == .rightToLeft
    root = tree.root.map {
      LayoutBuilder(metrics: metrics).node(for: $0, isMirrored: isMirrored)
    }
    let proposal = Proposal(width: width, height: nil)
    guard let root else { return }
    let x = isMirrored ? width - root.sizeThatFits(proposal).width : 0
    root.place(at: LayoutPoint(x: x, y: 0), in: proposal)
  }

  /// Lays a presented view out in the middle of a width below a corner, with all the height that it takes.
  ///
  /// - Parameter width: The width that the view is offered, in units of the metrics.
  package init(
    _ view: ResolvedNode, isMirrored: Bool, below corner: LayoutPoint, width: Double, metrics: any LayoutMetrics
  ) {
    let root = LayoutBuilder(metrics: metrics).node(for: view, isMirrored: isMirrored)
    let proposal = Proposal(width: width, height: nil)
    let space = width - root.sizeThatFits(proposal).width
    let inset = space < 0 ? (isMirrored ? space : 0) : metrics.rounded(space / 2)
    root.place(at: LayoutPoint(x: corner.x + inset, y: corner.y), in: proposal)
    self.root = root
  }
}
