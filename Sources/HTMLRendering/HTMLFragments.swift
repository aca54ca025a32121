/// Fragments to place in one page, and the style sheet that they need.
public struct HTMLFragments: Sendable {
  /// One element for each tree, in the order of the trees.
  public let fragments: [[UInt8]]
  /// The style sheet of all fragments.
  public let styleSheet: [UInt8]
}
