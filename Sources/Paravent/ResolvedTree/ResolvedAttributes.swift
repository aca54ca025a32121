/// A node's identity and what assistive technology hears of it.
///
/// Few nodes have any, so that they stand beside the node instead of in it.
public final class ResolvedAttributes: Sendable {
  /// The author's `id`, unique in the tree.
  public let id: String?
  /// The value that the view stands for in a picker.
  public let tag: String?
  /// What assistive technology hears.
  public let accessibility: ResolvedAccessibility
  /// The node's `x-` keys, kept for clients.
  public let extensions: JSONMembers
  /// How far in front the view stands among those that share its place.
  let zIndex: Double
  /// What the linter is told of the view; `nil` unless the screen is linted.
  let note: LintNote?

  init(
    id: String?, tag: String?, accessibility: ResolvedAccessibility, extensions: JSONMembers, zIndex: Double,
    note: LintNote? = nil
  ) {
    self.id = id
    self.tag = tag
    self.accessibility = accessibility
    self.extensions = extensions
    self.zIndex = zIndex
    self.note = note
  }

  /// Creates attributes.
  public convenience init(
    id: String? = nil, accessibilityLabel: String? = nil, isAccessibilityHidden: Bool = false,
    extensions: JSONMembers = JSONMembers()
  ) {
    var accessibility = ResolvedAccessibility()
    accessibility.label = accessibilityLabel
    accessibility.isHidden = isAccessibilityHidden
    self.init(id: id, tag: nil, accessibility: accessibility, extensions: extensions, zIndex: 0)
  }
}

extension ResolvedAttributes {
  /// What the view is called, instead of what it shows.
  public var accessibilityLabel: String? { accessibility.label }

  /// Whether assistive technology passes the view over.
  public var isAccessibilityHidden: Bool { accessibility.isHidden }

  /// Returns the same attributes with a change to what assistive technology hears.
  public func changing(_ change: (inout ResolvedAccessibility) -> Void) -> ResolvedAttributes {
    var accessibility = accessibility
    change(&accessibility)
    return ResolvedAttributes(
      id: id, tag: tag, accessibility: accessibility, extensions: extensions, zIndex: zIndex, note: note)
  }

  /// Returns the same attributes with another tag.
  func with(tag: String) -> ResolvedAttributes {
    ResolvedAttributes(
      id: id, tag: tag, accessibility: accessibility, extensions: extensions, zIndex: zIndex, note: note)
  }

  /// Returns the same attributes with another place from back to front.
  func with(zIndex: Double) -> ResolvedAttributes {
    ResolvedAttributes(
      id: id, tag: tag, accessibility: accessibility, extensions: extensions, zIndex: zIndex, note: note)
  }

  /// Returns the same attributes with what the linter is told.
  func with(note: LintNote) -> ResolvedAttributes {
    ResolvedAttributes(
      id: id, tag: tag, accessibility: accessibility, extensions: extensions, zIndex: zIndex, note: note)
  }

  /// Returns the same attributes with the author's identity.
  func identified(by identity: ResolvedAttributes) -> ResolvedAttributes {
    ResolvedAttributes(
      id: identity.id, tag: tag, accessibility: accessibility, extensions: identity.extensions, zIndex: zIndex,
      note: note)
  }
}
