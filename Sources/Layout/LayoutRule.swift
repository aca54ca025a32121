/// How one kind of view chooses its size and places the views in it.
protocol LayoutRule {
  /// Returns the size and the places for a proposal; it asks the children through their caches only.
  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement
}

extension [LayoutNode] {
  /// Returns the dimensions of each view for its proposal.
  func dimensions(in proposals: [Proposal]) -> [Dimensions] {
    var result: [Dimensions] = []
    for index in indices { result.append(self[index].dimensions(proposals[index])) }
    return result
  }
}
