/// How a view places the views in it for one proposal.
struct Arrangement {
  /// Where one view stands: its leading top corner in the parent, and what it is offered.
  struct Place {
    var origin: LayoutPoint
    var proposal: Proposal
    /// Whether the view is shown at all.
    var isShown = true
  }

  /// The parent's own size and baselines.
  var dimensions: Dimensions
  /// The place of each child, in their order.
  var places: [Place]
}

extension Arrangement {
  /// Creates an arrangement whose baselines are those of the outermost lines of text in the children that count.
  init(size: LayoutSize, places: [Place], of children: [LayoutNode], counting count: Int = .max) {
    var dimensions = Dimensions(size: size)
    for (child, place) in zip(children, places).prefix(count) {
      let inner = child.dimensions(place.proposal)
      guard let first = inner.firstBaseline, let last = inner.lastBaseline else { continue }
      dimensions.firstBaseline = min(dimensions.firstBaseline ?? .infinity, place.origin.y + first)
      dimensions.lastBaseline = max(dimensions.lastBaseline ?? -.infinity, place.origin.y + last)
    }
    self.init(dimensions: dimensions, places: places)
  }

  /// Creates the arrangement of a view that has the dimensions of the only view in it.
  init(around dimensions: Dimensions, at origin: LayoutPoint = .zero, proposing proposal: Proposal) {
    self.init(dimensions: dimensions, places: [Place(origin: origin, proposal: proposal)])
  }

  /// Creates an arrangement of a view without children.
  init(_ dimensions: Dimensions) {
    self.init(dimensions: dimensions, places: [])
  }
}
