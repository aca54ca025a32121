/// A set of axes.
public struct AxisSet: OptionSet, Sendable, Hashable {
  /// The bits of the axes.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The axis across the page.
  public static let horizontal = AxisSet(rawValue: 1)
  /// The axis down the page.
  public static let vertical = AxisSet(rawValue: 2)
}
