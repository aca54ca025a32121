/// The bounds that keep hostile or runaway input from exhausting a machine; each has a diagnostic of its own.
public struct Limits: Sendable, Hashable {
  /// The most bytes of a document: 64 MB (`too-large`).
  public var documentSize = 64 << 20
  /// The most views nested in each other (`too-deep`).
  public var nestedViews = 256
  /// The most modifiers of one view (`too-many-modifiers`).
  public var modifiersPerView = 64
  /// The most levels of a resolved tree, wrappers and style bodies included (`too-many-levels`).
  public var resolvedLevels = 1_024
  /// The most bodies of styles within each other (`style-recursion`).
  public var styleLevels = 384
  /// The most names that loops and bindings around a place give (`too-deep`).
  public var localNames = 1_024
  /// The most views of a document, and the most nodes of its resolved tree (`too-many-nodes`).
  public var nodes = 1_000_000
  /// The most steps of one evaluation of an expression (`too-complex`).
  public var expressionSteps = 1_000_000
  /// The most steps that all expressions of a screen may take while it is resolved (`too-complex`).
  public var totalExpressionSteps = 50_000_000

  /// Creates the limits that hold where a caller sets none.
  public init() {}
}
