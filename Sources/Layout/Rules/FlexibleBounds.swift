/// The bounds of one side of a frame, in units.
struct FlexibleBounds {
  private let minimum: Double?
  private let ideal: Double?
  private let maximum: Double?

  init(min: Double?, ideal: Double?, max: Double?, converting convert: (Double) -> Double) {
    minimum = min.map { convert(Swift.max(0, $0)) }
    self.ideal = ideal.map { convert(Swift.max(0, $0)) }
    maximum = max.map { $0 == .infinity ? $0 : convert(Swift.max(0, $0)) }
  }
}

extension FlexibleBounds {
  /// Returns what the view in the frame is offered.
  func offer(for proposal: Double?) -> Double? {
    (proposal ?? ideal).map(clamped)
  }

  /// Returns how long the frame is around a view of the given length.
  func length(of view: Double, for proposal: Double?) -> Double {
    guard let offer = proposal ?? ideal else { return clamped(view) }
    switch (minimum, maximum) {
    case (nil, nil): return proposal == nil ? offer : view
    case (let minimum?, nil): return max(minimum, min(view, offer))
    case (nil, let maximum?): return min(max(view, offer), maximum)
    case (_?, _?): return clamped(offer)
    }
  }

  private func clamped(_ length: Double) -> Double {
    max(minimum ?? 0, min(length, maximum ?? .infinity))
  }
}
