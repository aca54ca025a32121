internal import Glibc

/// An opaque colour in sRGB, its channels 0 to 1.
struct Channels: Hashable {
  var red: Double
  var green: Double
  var blue: Double
}

extension Channels {
  init(_ color: RGBA) {
    self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }

  /// This colour with another one over it, as opaque as that says.
  func under(_ color: RGBA, opacity: Double) -> Channels {
    mixed(with: Channels(color), share: Double(color.alpha) / 255 * opacity)
  }

  /// This colour with a share of another one, 0 to 1.
  func mixed(with other: Channels, share: Double) -> Channels {
    Channels(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  /// The contrast with another colour, 1 to 21 (WCAG 2.2).
  func contrast(with other: Channels) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance (WCAG 2.2).
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
