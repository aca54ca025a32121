/// What assistive technology hears of a view, beyond what it shows.
public struct ResolvedAccessibility: Sendable, Hashable {
  /// What becomes of the views in a view.
  public enum Children: String, Sendable, CaseIterable {
    /// They are passed over; the view stands for them.
    case ignore
    /// They are read as one.
    case combine
    /// They stay, in a group.
    case contain
  }

  /// What the view is called, instead of what it shows.
  public var label: String?
  /// What happens when the view is used.
  public var hint: String?
  /// The value that the view has.
  public var value: String?
  /// A name for tests, which nobody hears.
  public var identifier: String?
  /// Whether the view is passed over.
  public var isHidden = false
  /// What kind of thing the view is, in the order of the document.
  public var traits: [AccessibilityTrait] = []
  /// The level of a heading, 1 to 6; `nil` where the view says none.
  public var headingLevel: Int?
  /// What becomes of the views in the view, or `nil` where nothing is said.
  public var children: Children?

  /// Creates what says nothing.
  public init() {}
}

/// What kind of thing a view is for assistive technology.
public enum AccessibilityTrait: String, Sendable, CaseIterable {
  case isButton, isHeader, isImage, isLink, isModal, isSearchField, isSelected, isToggle, updatesFrequently
}
