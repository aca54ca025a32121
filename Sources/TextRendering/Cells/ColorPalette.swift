import Paravent

/// Turns the colours of a tree into those of a terminal.
struct ColorPalette {
  let options: TextOptions
}

extension ColorPalette {
  /// Returns the palette of surroundings with a scheme of their own.
  func scheme(_ scheme: ColorScheme) -> ColorPalette {
    var options = options
    options.colorScheme = scheme == .dark ? .dark : .light
    return ColorPalette(options: options)
  }

  /// The least opacity that can be seen.
  static let leastOpacity = 0.1

  /// Whether a colour can be seen at all in some scheme.
  static func isVisible(_ color: ResolvedColor) -> Bool {
    color.opacity * Double(max(color.light.alpha, color.dark.alpha)) / 255 >= leastOpacity
  }

  /// The colour of text on a ground of the scheme: basic black, or bright white.
  var ink: TerminalColor { .basic(options.colorScheme == .light ? 0 : 15) }

  /// Returns the colour for glyphs; `nil` is the terminal's own.
  func foreground(_ color: ResolvedColor) -> TerminalColor? {
    color.name == "primary" && color.opacity == 1 ? nil : terminalColor(color)
  }

  /// Returns the colour for the ground; `nil` leaves it.
  func background(_ color: ResolvedColor) -> TerminalColor? {
    Self.isVisible(color) ? terminalColor(color) : nil
  }

  private func terminalColor(_ color: ResolvedColor) -> TerminalColor? {
    switch options.colors {
    case .none: return nil
    case .ansi16:
      if let name = color.name, color.opacity >= 0.5, let index = Self.basicNames[name] { return .basic(index) }
      return .basic(nearestBasic(to: blended(color)))
    case .ansi256: return .palette(Self.nearestPalette(to: blended(color)))
    case .trueColor:
      let value = blended(color)
      return .rgb(value.red, value.green, value.blue)
    }
  }

  /// Returns the colour as it looks on the terminal's ground, which is taken for black or white.
  private func blended(_ color: ResolvedColor) -> RGBA {
    let value = options.colorScheme == .light ? color.light : color.dark
    let ground: Double = options.colorScheme == .light ? 255 : 0
    let opacity = min(max(0, color.opacity), 1) * Double(value.alpha) / 255
    func channel(_ channel: UInt8) -> UInt8 {
      UInt8(min(255, Double(channel) * opacity + ground * (1 - opacity) + 0.5))
    }
    return RGBA(red: channel(value.red), green: channel(value.green), blue: channel(value.blue))
  }

  /// The basic colours that carry a token's name, or the nearest to what it means.
  private static let basicNames: [String: UInt8] = [
    "red": 1, "green": 2, "orange": 3, "yellow": 3, "brown": 3, "blue": 4, "indigo": 4, "accentColor": 4, "purple": 5,
    "pink": 5, "cyan": 6, "teal": 6, "mint": 6, "gray": 8, "secondary": 8, "tertiary": 8, "quaternary": 8,
  ]

  /// xterm's default shades of the sixteen basic colours.
  private static let basicShades: [RGBA] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
    0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGBA($0) }

  /// The levels of a channel in the palette's cube of 216 colours.
  private static let cubeLevels = [0, 95, 135, 175, 215, 255]

  private func nearestBasic(to color: RGBA) -> UInt8 {
    let distances = Self.basicShades.map { Self.distance($0, color) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] } ?? 0
    return UInt8(nearest)
  }

  private static func nearestPalette(to color: RGBA) -> UInt8 {
    let steps = [color.red, color.green, color.blue].map { channel in
      cubeLevels.indices.min { abs(cubeLevels[$0] - Int(channel)) < abs(cubeLevels[$1] - Int(channel)) } ?? 0
    }
    let channels = steps.map { UInt8(cubeLevels[$0]) }
    let cube = RGBA(red: channels[0], green: channels[1], blue: channels[2])
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let step = min(max(0, (mean - 3) / 10), 23)
    let level = UInt8(8 + 10 * step)
    let gray = RGBA(red: level, green: level, blue: level)
    guard distance(gray, color) >= distance(cube, color) else { return UInt8(232 + step) }
    return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
  }

  private static func distance(_ first: RGBA, _ second: RGBA) -> Int {
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return red * red + green * green + blue * blue
  }
}
