/// A view with its place on the page.
///
/// A node asks each child for at most a handful of sizes, and remembers the answers by proposal, so that the work is
/// linear in the number of nodes in practice. At worst, rows and columns nested in turn inside a fixed height ask
/// for a number of different proposals that grows with the depth; on a grid of cells it stays below width times height.
/// The stack grows by three small frames a level.
package final class LayoutNode {
  /// What the node stands for.
  package let content: LayoutContent
  /// The views in it, in drawing order but for a background's, which is its second.
  package let children: [LayoutNode]
  /// The name that the author gave the view for assistive technology.
  package let label: String?
  /// The text that it shows, ready to be measured.
  package let text: (any PreparedTextMeasuring)?
  /// The axis of the stack that it stands in.
  package let stackAxis: Axis?
  /// Where the view stands.
  package private(set) var frame = LayoutFrame.zero
  /// Whether the view is shown; others have no frame.
  package private(set) var isShown = false
  /// Whether leading is on the right in the view.
  package let isMirrored: Bool
  /// The frames of the view and of everything in it that can be seen.
  package private(set) var bounds = LayoutFrame.zero
  /// What the renderer draws with glyphs, where it says so.
  package var ink: LayoutFrame?
  /// Whether the renderer draws a box along the edges.
  package var isBoxed = false

  let priority: Double
  let spacing: SpacingPreference
  private let rule: any LayoutRule
  private let isWindow: Bool
  private var sizes = DimensionsCache()

  init(_ plan: LayoutPlan, children: [LayoutNode]) {
    content = plan.content
    label = plan.label
    text = plan.text
    stackAxis = plan.axis
    rule = plan.rule
    isMirrored = plan.isMirrored
    isWindow = plan.isWindow
    self.children = children
    priority = plan.priority(children)
    spacing = plan.spacing(children)
  }
}

extension LayoutNode {
  /// Returns the size that the view chooses for a proposal.
  package func sizeThatFits(_ proposal: Proposal) -> LayoutSize {
    dimensions(proposal).size
  }

  func dimensions(_ proposal: Proposal) -> Dimensions {
    if sizes.holds(proposal) { return known(proposal) }
    return remember(rule.arrangement(of: children, in: proposal), for: proposal)
  }

  // The frames of the recursion stay small because the cache is read and written outside of them.
  private func known(_ proposal: Proposal) -> Dimensions {
    sizes[proposal] ?? Dimensions(size: .zero)
  }

  private func remember(_ arrangement: Arrangement, for proposal: Proposal) -> Dimensions {
    sizes[proposal] = arrangement.dimensions
    return arrangement.dimensions
  }

  /// Places the view and everything in it.
  ///
  /// - Parameters:
  ///   - origin: The left top corner.
  ///   - proposal: What the view is offered; its size follows from it.
  package func place(at origin: LayoutPoint, in proposal: Proposal) {
    isShown = true
    let arrangement = rule.arrangement(of: children, in: proposal)
    let size = arrangement.dimensions.size
    frame = LayoutFrame(origin: origin, size: size)
    bounds = frame
    for (child, place) in zip(children, arrangement.places) where place.isShown {
      var x = place.origin.x
      if isMirrored { x = size.width - x - child.sizeThatFits(place.proposal).width }
      let corner = LayoutPoint(x: origin.x + x, y: origin.y + place.origin.y)
      child.place(at: corner, in: place.proposal)
      if !isWindow { bounds = bounds.union(child.bounds) }
    }
  }
}
