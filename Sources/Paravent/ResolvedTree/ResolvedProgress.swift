/// How far something has got.
public struct ResolvedProgress: Sendable {
  /// The share that is done, 0 to 1, or `nil` where nobody knows.
  public var fraction: Double?
  /// What is being done.
  public var label: ResolvedNode?
  /// The share in words.
  public var valueLabel: ResolvedNode?
  /// How it looks.
  public var appearance: ProgressAppearance
  /// What paints the share that is done.
  public var tint: ResolvedColor

  /// Creates a progress view.
  public init(
    fraction: Double?, label: ResolvedNode? = nil, valueLabel: ResolvedNode? = nil,
    appearance: ProgressAppearance = .linear, tint: ResolvedColor
  ) {
    self.fraction = fraction
    self.label = label
    self.valueLabel = valueLabel
    self.appearance = appearance
    self.tint = tint
  }
}
