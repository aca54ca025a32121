/// The size that frames fix for a view or leave to it, in points; `nil` on an axis where it is the view's own.
struct Extent {
  var width: Double?
  var height: Double?
}

extension Extent {
  /// The least size of what a finger hits (Human Interface Guidelines, 44 points).
  private static let least = 44.0

  /// The size in words, where it is too small; `nil` where it is not.
  var tooSmall: String? {
    let sides = [(width, "wide"), (height, "high")].compactMap { side, name in
      side.flatMap { $0 < Self.least ? "\(Self.text($0)) points \(name)" : nil }
    }
    return sides.isEmpty ? nil : sides.joined(separator: " and ")
  }

  /// The size that a wrapper leaves to the view in it, which gets what it is around as this size.
  func proposed(by wrapper: ResolvedWrapper) -> Extent {
    switch wrapper {
    case .frame(let frame): Extent(width: frame.width ?? width, height: frame.height ?? height)
    case .flexibleFrame(let frame):
      Extent(
        width: Self.bounded(width, frame.minWidth, frame.maxWidth),
        height: Self.bounded(height, frame.minHeight, frame.maxHeight))
    case .padding(let insets):
      Extent(
        width: width.map { max(0, $0 - insets.leading - insets.trailing) },
        height: height.map { max(0, $0 - insets.top - insets.bottom) })
    case .aspectRatio, .fixedSize: Extent()
    default: self
    }
  }

  /// The size of a view that has one of its own on some axes, where this one is left to it.
  func filled(by own: Extent) -> Extent { Extent(width: own.width ?? width, height: own.height ?? height) }

  private static func bounded(_ side: Double?, _ least: Double?, _ most: Double?) -> Double? {
    let side = side.map { max($0, least ?? 0) }
    guard let most, most.isFinite else { return side }
    return min(side ?? most, most)
  }

  private static func text(_ points: Double) -> String {
    Int(exactly: points).map(String.init) ?? "\((points * 10).rounded() / 10)"
  }
}

extension ResolvedNode {
  /// The size that frames fix, with the padding around them.
  var extent: Extent {
    switch primitive {
    case .button(let button): button.label.extent
    case .link(let link): link.label.extent
    case .toggle(let toggle) where toggle.appearance == .custom: toggle.label.extent
    case .wrapper(let wrapper, let child): child.extent(in: wrapper)
    default: Extent()
    }
  }

  private func extent(in wrapper: ResolvedWrapper) -> Extent {
    let inner = extent
    switch wrapper {
    case .frame(let frame): return Extent(width: frame.width ?? inner.width, height: frame.height ?? inner.height)
    case .flexibleFrame(let frame):
      return Extent(
        width: Self.bounded(inner.width, frame.minWidth, frame.maxWidth),
        height: Self.bounded(inner.height, frame.minHeight, frame.maxHeight))
    case .padding(let insets):
      return Extent(
        width: inner.width.map { $0 + insets.leading + insets.trailing },
        height: inner.height.map { $0 + insets.top + insets.bottom })
    case .aspectRatio: return Extent()
    default: return inner
    }
  }

  /// The most that a side can be in a frame with bounds; `nil` where nothing bounds it.
  private static func bounded(_ side: Double?, _ least: Double?, _ most: Double?) -> Double? {
    if let most { return most.isFinite ? most : nil }
    return side.map { max($0, least ?? 0) }
  }
}
