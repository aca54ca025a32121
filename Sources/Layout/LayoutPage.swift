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
}
