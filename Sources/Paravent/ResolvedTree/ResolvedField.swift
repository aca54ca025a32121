/// A line of text that can be edited.
public struct ResolvedField: Sendable, Hashable {
  /// What the field is called.
  public var label: String
  /// The text in it; never written where the field is secure.
  public var text: String
  /// What stands in it while it is empty.
  public var prompt: String?
  /// Whether the text is hidden.
  public var isSecure: Bool
  /// Whether it can be edited.
  public var isEnabled: Bool
  /// The path of the state that acting on it writes, such as `state.name`; `nil` where it is not bound.
  public var binding: String?
  /// How it looks.
  public var appearance: FieldAppearance
  /// How its text looks.
  public var style: ResolvedTextStyle

  /// Creates a field.
  public init(
    label: String, text: String, prompt: String? = nil, isSecure: Bool = false, isEnabled: Bool = true,
    appearance: FieldAppearance = .plain, style: ResolvedTextStyle
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.isSecure = isSecure
    self.isEnabled = isEnabled
    self.appearance = appearance
    self.style = style
  }
}
