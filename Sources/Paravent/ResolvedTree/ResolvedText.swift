/// Text that wraps between words, made of runs in one look each.
public struct ResolvedText: Sendable, Hashable {
  /// The runs, in reading order.
  public var runs: [ResolvedRun]
  /// The most lines, or `nil` for as many as it takes.
  public var lineLimit: Int?
  /// How lines stand beside each other.
  public var alignment = TextAlignment.leading
  /// Where a line that is too long is cut.
  public var truncation = TruncationMode.tail
  /// Whether blocks stand for the characters, which take their space.
  public var isRedacted = false

  /// Creates a text from its runs.
  public init(runs: [ResolvedRun], lineLimit: Int? = nil) {
    self.runs = runs
    self.lineLimit = lineLimit
  }
}

/// A stretch of text in one look, or a symbol that flows with the text.
public struct ResolvedRun: Sendable, Hashable {
  /// What a run shows.
  public enum Content: Sendable, Hashable {
    /// Characters, line breaks and runs of spaces included.
    case text(String)
    /// A symbol by its name, as large as the font; decoration, since the text beside it says what is meant.
    case symbol(String)
  }

  /// What the run shows.
  public var content: Content
  /// How the run looks.
  public var style: ResolvedTextStyle

  /// Creates a run.
  public init(_ content: Content, style: ResolvedTextStyle) {
    self.content = content
    self.style = style
  }
}

/// How text looks.
public struct ResolvedTextStyle: Sendable, Hashable {
  /// The font.
  public var font: ResolvedFont
  /// The colour that paints the glyphs.
  public var color: ResolvedColor
  /// Whether a line runs below the glyphs.
  public var isUnderlined = false
  /// Whether a line runs through the glyphs.
  public var isStruckThrough = false

  /// Creates a look.
  public init(font: ResolvedFont, color: ResolvedColor) {
    self.font = font
    self.color = color
  }
}

/// A font as a client can make it: a text style that follows the reader's settings, or a fixed size.
public struct ResolvedFont: Sendable, Hashable {
  /// The text style, or `nil` for a fixed size.
  public var textStyle: TextStyle?
  /// The size in points, at the default setting where there is a text style.
  public var size: Double
  /// The weight, the style's own or one that a modifier set.
  public var weight: FontWeight
  /// Whether the glyphs are slanted.
  public var isItalic: Bool

  /// Creates a font.
  public init(textStyle: TextStyle?, size: Double, weight: FontWeight, isItalic: Bool = false) {
    self.textStyle = textStyle
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
