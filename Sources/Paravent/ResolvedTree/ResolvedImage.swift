/// A picture.
public struct ResolvedImage: Sendable, Hashable {
  /// Where a picture comes from.
  public enum Source: Sendable, Hashable {
    /// A URL that the allow-list lets through.
    case url(String)
    /// A name that nothing declares, or none: a placeholder stands for it.
    case placeholder(String)
  }

  /// Where the picture comes from.
  public var source: Source
  /// What the picture is called, from its name; an accessibility label replaces it.
  public var label: String
  /// Whether the picture takes the size that it is offered, instead of its own.
  public var isResizable: Bool
  /// Whether the picture says nothing that is not said beside it.
  public var isDecorative: Bool
  /// The colour that paints a template, of which only the opacity counts; `nil` for a picture in its own colours.
  public var templateColor: ResolvedColor?
  /// The colour that would paint the picture as a template.
  var foreground: ResolvedColor?

  /// Creates a picture.
  public init(source: Source, label: String, isResizable: Bool = false, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isResizable = isResizable
    self.isDecorative = isDecorative
  }
}

/// A symbol, painted and sized like text.
public struct ResolvedSymbol: Sendable, Hashable {
  /// The symbol's name, such as `square.and.arrow.up`.
  public var name: String
  /// The font that it follows, and the colour that paints it.
  public var style: ResolvedTextStyle
  /// How large it is beside the text.
  public var scale: ImageScale
  /// Whether it takes the size that it is offered, instead of the font's.
  public var isResizable: Bool
  /// Whether it says nothing that is not said beside it.
  public var isDecorative: Bool

  /// Creates a symbol.
  public init(
    name: String, style: ResolvedTextStyle, scale: ImageScale = .medium, isResizable: Bool = false,
    isDecorative: Bool = false
  ) {
    self.name = name
    self.style = style
    self.scale = scale
    self.isResizable = isResizable
    self.isDecorative = isDecorative
  }
}
