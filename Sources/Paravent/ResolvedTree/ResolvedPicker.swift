/// A choice of one from several.
public struct ResolvedPicker: Sendable {
  /// One of the choices.
  public struct Option: Sendable {
    /// The value that it stands for, as text.
    public var tag: String
    /// What it shows.
    public var label: ResolvedNode

    /// Creates a choice.
    public init(tag: String, label: ResolvedNode) {
      self.tag = tag
      self.label = label
    }
  }

  /// What is chosen.
  public var label: ResolvedNode
  /// The choices.
  public var options: [Option]
  /// The tag of the choice that holds, or `nil` where none does.
  public var selection: String?
  /// The path of the state that acting on it writes, such as `state.name`; `nil` where it is not bound.
  public var binding: String?
  /// Whether it reacts.
  public var isEnabled: Bool
  /// How it looks.
  public var appearance: PickerAppearance
  /// What paints the choice that holds.
  public var tint: ResolvedColor

  /// Creates a picker.
  public init(
    label: ResolvedNode, options: [Option], selection: String?, isEnabled: Bool = true,
    appearance: PickerAppearance = .menu, tint: ResolvedColor
  ) {
    self.label = label
    self.options = options
    self.selection = selection
    self.isEnabled = isEnabled
    self.appearance = appearance
    self.tint = tint
  }
}
