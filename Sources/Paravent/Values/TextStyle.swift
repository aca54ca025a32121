/// A text style, whose size follows the reader's settings.
public enum TextStyle: String, Sendable, CaseIterable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
  case footnote, caption, caption2
}

/// How heavy glyphs are, lightest first.
public enum FontWeight: String, Sendable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
