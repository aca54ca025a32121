/// The first of several views that fits into the space it is given, or the last.
public struct ResolvedFits: Sendable {
  /// The axes on which a view must fit.
  public var axes: AxisSet
  /// The views, in the order of preference.
  public var choices: [ResolvedNode]

  /// Creates a choice by size.
  public init(axes: AxisSet = [.horizontal, .vertical], choices: [ResolvedNode]) {
    self.axes = axes
    self.choices = choices
  }
}
