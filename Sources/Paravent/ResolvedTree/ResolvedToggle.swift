/// A control that is on or off.
public struct ResolvedToggle: Sendable {
  /// Whether it is on.
  public var isOn: Bool
  /// Whether it reacts.
  public var isEnabled: Bool
  /// How it looks; `custom` where a style's body, which then is the label, shows everything.
  public var appearance: ToggleAppearance
  /// What paints it when it is on.
  public var tint: ResolvedColor
  /// The path of the state that acting on it writes, such as `state.name`; `nil` where it is not bound.
  public var binding: String?
  /// What is switched.
  public var label: ResolvedNode

  /// Creates a toggle.
  public init(
    isOn: Bool, isEnabled: Bool = true, appearance: ToggleAppearance = .switch, tint: ResolvedColor,
    label: ResolvedNode
  ) {
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.appearance = appearance
    self.tint = tint
    self.label = label
  }
}
