/// How one kind of view chooses its size and places the views in it.
protocol LayoutRule {
  /// Returns the size and the places for a proposal; it asks the children through their caches only.
  func arrangement(of children: [LayoutNode], in proposal: Proposal) -> Arrangement
}
