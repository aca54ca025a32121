/// How large a symbol is beside text.
public enum ImageScale: String, Sendable, CaseIterable {
  case small, medium, large
}

/// How content with a ratio takes the space it is given.
public enum ContentMode: String, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers it.
  case fill
}

/// What a button is for, where that is special.
public enum ButtonRole: String, Sendable, CaseIterable {
  case destructive, cancel
}

/// How a renderer without colour marks a button.
public enum ButtonAppearance: String, Sendable, CaseIterable {
  case plain, borderless, bordered, borderedProminent
}

/// How a list looks.
public enum ListAppearance: String, Sendable, CaseIterable {
  case plain, inset, grouped, insetGrouped, sidebar
}
