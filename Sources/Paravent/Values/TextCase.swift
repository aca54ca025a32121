/// The case in which the characters of text are shown.
public enum TextCase: String, Sendable, CaseIterable {
  case uppercase, lowercase
}
