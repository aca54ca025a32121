import Paravent

/// The characters that make a button known as one.
struct ButtonMarks {
  /// What stands before each line of the label.
  let opening: String
  /// What stands after each line of the label.
  let closing: String
  /// What follows the label on its first line.
  let suffix: String

  init(_ button: ResolvedButton, options: TextOptions) {
    switch button.appearance {
    case .plain: (opening, closing) = ("", "")
    case .borderless, .bordered: (opening, closing) = ("[", "]")
    case .borderedProminent: (opening, closing) = ("[[", "]]")
    }
    guard options.colors == .none else {
      suffix = ""
      return
    }
    suffix = (button.role == .destructive ? " !" : "") + (button.isEnabled ? "" : " (disabled)")
  }
}
