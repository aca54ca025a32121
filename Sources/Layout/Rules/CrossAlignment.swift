/// Aligns views to each other: the guides coincide, and the whole is what they cover together.
enum CrossAlignment {
  /// Returns where each view starts, and the length of the whole.
  static func aligned(
    _ views: [(guide: Double, length: Double)], metrics: any LayoutMetrics
  ) -> (origins: [Double], length: Double) {
    var guide = 0.0
    for view in views { guide = max(guide, view.guide) }
    var origins: [Double] = []
    var end = 0.0
    for view in views {
      // Infinite lengths occur while a stack probes for the greatest length; they start at the edge.
      let origin = guide == .infinity ? 0 : metrics.rounded(guide - view.guide)
      origins.append(origin)
      end = max(end, origin + view.length)
    }
    return (origins, end)
  }
}
