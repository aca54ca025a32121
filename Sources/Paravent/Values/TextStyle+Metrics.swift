extension TextStyle {
  /// The size in points at the default setting (iOS, Dynamic Type "Large").
  public var size: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight of the style's glyphs.
  public var weight: FontWeight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}
