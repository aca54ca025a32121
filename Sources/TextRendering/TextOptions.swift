/// How a screen is written as text.
public struct TextOptions: Sendable, Hashable {
  /// Which colours the reader's terminal shows.
  public enum ColorCapability: String, Sendable, CaseIterable {
    /// No colour and no other escape sequence for looks: what a file or a pipe wants.
    case none
    /// The sixteen colours that every terminal has, in the reader's own shades.
    case ansi16
    /// The palette of 256 colours.
    case ansi256
    /// Eight bits a channel.
    case trueColor
  }

  /// Whether the terminal's background is light or dark.
  public enum ColorScheme: String, Sendable, CaseIterable {
    case light, dark
  }

  /// The widths that a page can have, in cells.
  public static let widths = 20...400

  /// The page's width in cells.
  public let width: Int
  /// The colours that may be written.
  public var colors: ColorCapability
  /// The scheme of the colours.
  public var colorScheme: ColorScheme
  /// Whether addresses are written as OSC 8 sequences, which terminals show as links.
  public var hyperlinks: Bool

  /// Creates options; a width outside ``widths`` becomes the nearest inside.
  public init(
    width: Int = 80, colors: ColorCapability = .none, colorScheme: ColorScheme = .light, hyperlinks: Bool = false
  ) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.colors = colors
    self.colorScheme = colorScheme
    self.hyperlinks = hyperlinks
  }
}
