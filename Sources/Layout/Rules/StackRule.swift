import Paravent

/// Views in a row or a column, sized from the least flexible to the most flexible.
struct StackRule: LayoutRule {
  let direction: ResolvedStack.Direction
  /// The units between two views; `nil` is the default distance of each pair.
  let spacing: Double?
  let axis: Axis
  let metrics: any LayoutMetrics

  init(direction: ResolvedStack.Direction, spacing: Double?, metrics: any LayoutMetrics) {
    self.direction = direction
    self.metrics = metrics
    switch direction {
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    }
    self.spacing = spacing.map(axis == .horizontal ? metrics.width(points:) : metrics.height(points:))
  }

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    let gaps = gaps(between: children)
    let proposals = proposals(for: children, in: proposal, gaps: gaps.reduce(0, +))
    return arrangement(of: children, as: children.dimensions(in: proposals), in: proposals, gaps: gaps)
  }

  private func proposals(for children: [LayoutNode], in proposal: Proposal, gaps: Double) -> [Proposal] {
    var proposals = StackDistribution(axis: axis, metrics: metrics).proposals(for: children, in: proposal, gaps: gaps)
    stretchDividers(of: children, in: &proposals)
    return proposals
  }
}

extension StackRule {
  private func arrangement(
    of children: [LayoutNode], as dimensions: [Dimensions], in proposals: [Proposal], gaps: [Double]
  ) -> Arrangement {
    let cross = CrossAlignment.aligned(
      dimensions.map { (guide(of: $0), $0.size.along(axis.cross)) }, metrics: metrics)
    var places: [Arrangement.Place] = []
    var position = 0.0
    for index in children.indices {
      let origin = LayoutPoint(along: axis, position, across: cross.origins[index])
      places.append(Arrangement.Place(origin: origin, proposal: proposals[index]))
      position += dimensions[index].size.along(axis) + (index < gaps.count ? gaps[index] : 0)
    }
    let size = LayoutSize(along: axis, max(0, position), across: cross.length)
    return Arrangement(size: size, places: places, of: children)
  }

  private func guide(of dimensions: Dimensions) -> Double {
    switch direction {
    case .horizontal(let alignment): dimensions.guide(alignment)
    case .vertical(let alignment): dimensions.guide(alignment)
    }
  }

  private func gaps(between children: [LayoutNode]) -> [Double] {
    zip(children, children.dropFirst()).map { first, second in
      if let spacing { return spacing }
      let points = SpacingPreference.distance(from: first.spacing, to: second.spacing, along: axis)
      return axis == .horizontal ? metrics.width(points: points) : metrics.height(points: points)
    }
  }

  /// Makes dividers as long as the other views where nobody says how much room there is across the stack.
  ///
  /// On a screen a divider would be offered the screen's height; a page without end has none to offer.
  private func stretchDividers(of children: [LayoutNode], in proposals: inout [Proposal]) {
    let dividers = children.indices.filter { proposals[$0].along(axis.cross) == nil && children[$0].isDivider }
    guard !dividers.isEmpty else { return }
    let length = children.dimensions(in: proposals).reduce(0) { max($0, $1.size.along(axis.cross)) }
    for index in dividers { proposals[index] = proposals[index].with(length, along: axis.cross) }
  }
}

extension LayoutNode {
  var isDivider: Bool {
    if case .view(let view) = content, case .divider = view.primitive { return true }
    return false
  }
}
