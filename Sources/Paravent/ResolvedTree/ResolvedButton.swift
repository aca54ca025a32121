/// A control that acts when pressed.
public struct ResolvedButton: Sendable {
  /// The actions, in order; none leaves the control in place.
  public var actions: [ResolvedAction]
  /// What the button is for, where that is special.
  public var role: ButtonRole?
  /// Whether the button reacts.
  public var isEnabled: Bool
  /// How a renderer without colour marks the button; its look is in the label's tree.
  public var appearance: ButtonAppearance
  /// What the button shows, with the look that its style gave it.
  public var label: ResolvedNode

  /// Creates a button.
  public init(
    actions: [ResolvedAction], role: ButtonRole? = nil, isEnabled: Bool = true,
    appearance: ButtonAppearance = .borderless, label: ResolvedNode
  ) {
    self.actions = actions
    self.role = role
    self.isEnabled = isEnabled
    self.appearance = appearance
    self.label = label
  }
}
