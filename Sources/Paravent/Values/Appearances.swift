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

/// How a toggle looks.
public enum ToggleAppearance: String, Sendable, CaseIterable {
  case `switch`, checkbox, button
  /// As its style's body says.
  case custom
}

/// How a field looks.
public enum FieldAppearance: String, Sendable, CaseIterable {
  case plain, roundedBorder
}

/// How a picker looks.
public enum PickerAppearance: String, Sendable, CaseIterable {
  case menu, segmented, inline
}

/// How a progress view looks.
public enum ProgressAppearance: String, Sendable, CaseIterable {
  case linear, circular
}

/// How lines of text stand beside each other.
public enum TextAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// Where a line of text that is too long is cut.
public enum TruncationMode: String, Sendable, CaseIterable {
  case head, middle, tail
}

/// Whether surroundings are light or dark.
public enum ColorScheme: String, Sendable, CaseIterable {
  case light, dark
}
