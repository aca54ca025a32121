/// Divides a length among the columns or the rows of a grid.
///
/// As in a stack, the least flexible comes first, and each is offered an equal share of what is left.
struct TrackDistribution {
  /// How many columns or rows there are.
  let count: Int
  let metrics: any LayoutMetrics
}

extension TrackDistribution {
  /// Returns the length of each track.
  ///
  /// - Parameters:
  ///   - available: The length to divide, without the gaps; `nil` asks for the ideal lengths.
  ///   - measure: Returns the length that a track takes of what it is offered.
  func lengths(in available: Double?, measure: (Int, Double?) -> Double) -> [Double] {
    guard var available else { return (0..<count).map { measure($0, nil) } }
    var lengths = Array(repeating: 0.0, count: count)
    let order = order(measure)
    for (position, track) in order.enumerated() {
      let share = metrics.rounded(max(0, available) / Double(count - position))
      lengths[track] = measure(track, share)
      if available < .infinity { available -= lengths[track] }
    }
    return lengths
  }

  private func order(_ measure: (Int, Double?) -> Double) -> [Int] {
    guard count > 1 else { return Array(0..<count) }
    let flexibilities = (0..<count).map { track in
      let greatest = measure(track, .infinity)
      return greatest == .infinity ? greatest : greatest - measure(track, 0)
    }
    return (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }
}
