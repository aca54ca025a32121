/// What a view inherits from the views around it.
///
/// A plain value, passed down and copied only where a modifier writes.
package struct Environment: Sendable {
  var font = FontValue(textStyle: .body)
  /// The weight that a modifier set, instead of the font's own.
  var fontWeight: FontWeight?
  var isItalic = false
  var foreground = ForegroundStyle()
  /// The colour that controls read; the accent colour where it is `nil`.
  var tint: ResolvedColor?
  var lineLimit: Int?
  var textAlignment = TextAlignment.leading
  var truncation = TruncationMode.tail
  var textCase: TextCase?
  var isUnderlined = false
  var isStruckThrough = false
  /// Why content is not shown as it is.
  var redaction: RedactionReasons = []
  /// Whether content is private, so that it is left out where private content is.
  var isPrivate = false
  var imageScale = ImageScale.medium
  var isEnabled = true
  /// Whether the view stands in a list, where headers and footers are set in small type.
  var isInList = false
  /// Whether the view stands in a grid, where a GridRow is a row.
  var isInGrid = false
  /// Whether pictures only repeat what is said beside them.
  var isDecorative = false
  /// The actions that close the sheet around the view; `nil` where there is none that a page can close.
  var dismissal: [ResolvedAction]?
  /// The path of the state that the toggle around the view turns over; `nil` where there is none.
  var toggledPath: String?
  var styles = StyleStacks()
  /// The values of keys that design systems declare.
  var keys = DeclaredValues()
  /// What documents may ask about the surroundings.
  var surroundings = ResolvedSurroundings()
  /// Where it is noted what the screen asks; `nil` where nobody wants to know.
  var readMarks: ReadMarks?

  package init() {}
}

/// The foreground style in effect: a colour that somebody wrote, or text's own, and a level of it.
struct ForegroundStyle: Sendable, Hashable {
  /// The colour that was written, or `nil` for the colour of text.
  var base: ResolvedColor?
  /// The level, 0 for primary to 3 for quaternary.
  var level = 0
  /// The opacity that was written with a level.
  var opacity = 1.0
  /// Whether somebody wrote it.
  var isWritten = false
}

extension ForegroundStyle {
  /// How opaque the levels of a colour of one's own are (OpenSwiftUI).
  private static let opacities = [1, 0.5, 0.25, 0.18]
  private static let labels = [Palette.primary, Palette.secondary, Palette.tertiary, Palette.quaternary]

  /// The colour that paints.
  var color: ResolvedColor {
    let color = base.map { level == 0 ? $0 : $0.multiplyingOpacity(by: Self.opacities[level]) } ?? Self.labels[level]
    return opacity == 1 ? color : color.multiplyingOpacity(by: opacity)
  }

  /// The style after another one is written over it: levels are levels of the colour in effect.
  func writing(_ style: ShapeStyle, tint: ResolvedColor) -> ForegroundStyle {
    switch style {
    case .color(let color): ForegroundStyle(base: color, isWritten: true)
    case .hierarchical(let level, let opacity):
      ForegroundStyle(base: base, level: level, opacity: opacity, isWritten: true)
    case .tint(let opacity): ForegroundStyle(base: tint.multiplyingOpacity(by: opacity), isWritten: true)
    }
  }
}

extension Environment {
  /// The colour of a shape style in this place.
  func color(of style: ShapeStyle) -> ResolvedColor {
    foreground.writing(style, tint: tint ?? Palette.accentColor).color
  }

  /// Writes the foreground style.
  mutating func write(foreground style: ShapeStyle) {
    foreground = foreground.writing(style, tint: tint ?? Palette.accentColor)
  }

  /// The look of text in this place.
  var textStyle: ResolvedTextStyle {
    var style = ResolvedTextStyle(font: resolvedFont, color: foreground.color)
    style.isUnderlined = isUnderlined
    style.isStruckThrough = isStruckThrough
    return style
  }

  /// Whether content is left out because it is private.
  var hidesContent: Bool { isPrivate && redaction.contains(.privacy) }

  /// Whether values are left out, and boxes stand for pictures and symbols.
  var hidesValues: Bool { hidesContent || redaction.contains(.placeholder) }

  /// The characters to show for a text: in the case in force, and dots for what is private.
  func shown(_ text: String) -> String {
    guard !hidesContent else { return "•••" }
    switch textCase {
    case nil: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    }
  }

  private var resolvedFont: ResolvedFont {
    let style = font.textStyle
    return ResolvedFont(
      textStyle: style, size: style?.size ?? font.size,
      weight: fontWeight ?? font.weight ?? style?.weight ?? .regular, isItalic: isItalic)
  }
}
