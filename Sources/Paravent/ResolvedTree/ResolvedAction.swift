/// Something that a control does.
public enum ResolvedAction: Sendable {
  /// Calls a declared handler with arguments, in the order of the document.
  case handler(name: String, arguments: JSONMembers)
  /// Opens a URL that the allow-list lets through.
  case openURL(String)
  /// Goes to another screen, by a URL that the allow-list lets through.
  case navigate(String)
  /// Closes what presents the control.
  case dismiss
  /// Writes values into the state, by path.
  case set(JSONMembers)
  /// Turns over a boolean of the state.
  case toggle(path: String)
}
