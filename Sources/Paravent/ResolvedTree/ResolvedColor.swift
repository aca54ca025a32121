/// A colour as a token with its values for light and dark surroundings.
public struct ResolvedColor: Sendable, Hashable {
  /// The token's name, such as `blue` or `primary`; `nil` for a literal.
  public var name: String?
  /// The value on light surroundings.
  public var light: RGBA
  /// The value on dark surroundings.
  public var dark: RGBA
  /// The value on light surroundings where the reader asks for more contrast.
  public var lightHighContrast: RGBA
  /// The value on dark surroundings where the reader asks for more contrast.
  public var darkHighContrast: RGBA
  /// How opaque the colour is, 0 to 1, on top of what its values say.
  public var opacity: Double

  /// Creates a colour; without values for more contrast the plain ones hold.
  public init(
    name: String? = nil, light: RGBA, dark: RGBA, lightHighContrast: RGBA? = nil, darkHighContrast: RGBA? = nil,
    opacity: Double = 1
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast ?? light
    self.darkHighContrast = darkHighContrast ?? dark
    self.opacity = opacity
  }
}

/// A colour in sRGB, 8 bits a channel.
public struct RGBA: Sendable, Hashable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity, 255 for opaque.
  public var alpha: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from a number such as `0x007AFF`.
  public init(_ hexadecimal: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(hexadecimal >> 16 & 255), green: UInt8(hexadecimal >> 8 & 255), blue: UInt8(hexadecimal & 255),
      alpha: alpha)
  }
}
