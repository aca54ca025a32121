/// A screen with its data, environment and styles applied: what every renderer draws, and nothing that needs resolving.
///
/// The vocabulary is closed and versioned: primitives and wrappers with explicit attributes, no styles, no expressions.
public struct ResolvedTree: Sendable {
  /// The version of the vocabulary, written into resolved JSON.
  public static let version = 1

  /// The screen's name, from its `screen`.
  public var screen: String?
  /// The screen's title, from its `title`; a page's title.
  public var title: String?
  /// The BCP 47 tag of the content's language, such as `en` or `ar-EG`; `nil` where nobody said.
  public var locale: String?
  /// The direction of the root; parts of the tree may turn it.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The scheme that the screen was resolved for where it asked; `nil` where it shows in either.
  public var colorScheme: ColorScheme?
  /// The state that the tree was made from, by name.
  public var state: JSONMembers = JSONMembers()
  /// The outermost view, or `nil` where the screen shows nothing.
  public var root: ResolvedNode?
  /// The document's `x-` keys, kept for clients.
  public var extensions: JSONMembers = JSONMembers()

  /// The levels of the tree, or `nil` where nobody counted them.
  package var levels: Int?

  /// Creates a tree from its outermost view.
  public init(root: ResolvedNode?) {
    self.root = root
  }
}
