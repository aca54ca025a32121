internal import Paravent

/// What CSS says of a font: size and line height in points, weight, slant.
struct FontFace: Hashable, Sendable {
  let size: Float
  let lineHeight: Float
  let weight: UInt16
  let isItalic: Bool
}

extension FontFace {
  /// The font of text that nobody styles.
  static let body = FontFace(size: 17, lineHeight: 22, weight: 400, isItalic: false)

  init(_ font: ResolvedFont) {
    size = Float(min(max(ByteSink.clamped(font.size), 1), 1000))
    lineHeight = font.textStyle?.lineHeight(size: size) ?? size * Self.fixedLineHeightRatio
    weight = font.weight.number
    isItalic = font.isItalic
  }

  /// The line height of a fixed size, about that of the system font.
  private static let fixedLineHeightRatio: Float = 1.2
}

extension TextStyle {
  /// Returns the line height in points for a size, in the ratio of the style's default setting (Apple's interface
  /// guidelines, "Large").
  fileprivate func lineHeight(size: Float) -> Float {
    let line: Float =
      switch self {
      case .extraLargeTitle: 43
      case .largeTitle: 41
      case .extraLargeTitle2, .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    return line * size / Float(self.size)
  }
}

extension FontWeight {
  /// The weight as CSS counts it.
  fileprivate var number: UInt16 {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
