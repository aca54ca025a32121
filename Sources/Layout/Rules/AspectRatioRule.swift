import Paravent

/// Offers a view the largest size of a ratio inside the offer, or the smallest that covers it.
struct AspectRatioRule: LayoutRule {
  /// The units in the width for each in the height; `nil` is the view's own ratio.
  let ratio: Double?
  let mode: ContentMode
  let metrics: any LayoutMetrics

  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement {
    guard let child = children.first else { return Arrangement(Dimensions(size: .zero)) }
    let ideal = child.sizeThatFits(.ideal)
    let offer = offer(in: proposal, ratio: ratio ?? ideal.width / ideal.height)
    return Arrangement(
      dimensions: child.dimensions(offer), places: [Arrangement.Place(origin: .zero, proposal: offer)])
  }

  private func offer(in proposal: Proposal, ratio: Double) -> Proposal {
    guard ratio > 0, ratio < .infinity else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return byWidth(width, ratio)
    case (nil, let height?): return byHeight(height, ratio)
    case (let width?, let height?):
      let widthDecides = (width < height * ratio) == (mode == .fit)
      return widthDecides ? byWidth(width, ratio) : byHeight(height, ratio)
    }
  }

  private func byWidth(_ width: Double, _ ratio: Double) -> Proposal {
    // No ratio makes a view higher than the highest that a document can ask for in points.
    let highest = metrics.height(points: .greatestFiniteMagnitude)
    return Proposal(width: width, height: whole(min(width / ratio, highest)))
  }

  private func byHeight(_ height: Double, _ ratio: Double) -> Proposal {
    Proposal(width: whole(height * ratio), height: height)
  }

  private func whole(_ length: Double) -> Double {
    length > 0 && length < 1 ? max(length, metrics.rounded(1)) : metrics.rounded(length)
  }
}
